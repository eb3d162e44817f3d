import { expect, it } from 'vitest';
import { cartCoversOrder, isStillInCart } from './cart-rules.ts';

const line = (gtin13: string, quantity = 1, couponId?: string) => ({ gtin13, quantity, couponId });
const inCart = (gtin13: string, quantity = 1, modality: 'PICKUP' | 'DELIVERY' = 'PICKUP') => ({
  id: gtin13,
  gtin13,
  quantity,
  modality,
  substitutionPolicy: 'NONE' as const,
  substitutionItems: [],
  instructions: '',
  sellerId: undefined,
  sourceStoreId: undefined,
});

it.each([
  ['all of it', [inCart('1'), inCart('2', 3)], true],
  [
    'all of it, beside what is for another way of shopping',
    [inCart('1'), inCart('2', 3), inCart('9', 1, 'DELIVERY')],
    true,
  ],
  ['nothing', [], false],
  ['another amount', [inCart('1'), inCart('2', 4)], false],
  ['a part', [inCart('1')], false],
  ['something else', [inCart('1'), inCart('3', 3)], false],
  ['more', [inCart('1'), inCart('2', 3), inCart('3')], false],
])('decides whether the order is still in a cart that has %s: %s [C-4.12]', (_what, lines, is) => {
  const ordered = [line('1'), line('2', 3), line('7', 1, 'a flash sale')];
  const seen = ['1', '2', '3', '9'];
  expect(isStillInCart({ ordered, seen }, { lines }, 'PICKUP')).toBe(is);
});

it('finds nothing in the cart for an order of flash sales alone [C-4.12]', () => {
  const ordered = [line('7', 1, 'a flash sale')];
  expect(isStillInCart({ ordered, seen: [] }, { lines: [] }, 'PICKUP')).toBe(false);
  const lines = [inCart('7')];
  expect(isStillInCart({ ordered, seen: undefined }, { lines }, 'PICKUP')).toBe(false);
});

it('treats the same items as a next order when they were added since [C-4.12]', () => {
  const ordered = [line('1'), line('2', 3)];
  const lines = [inCart('1'), inCart('2', 3)];
  expect(isStillInCart({ ordered, seen: ['1', '2'] }, { lines }, 'PICKUP')).toBe(true);
  expect(isStillInCart({ ordered, seen: ['1', 'other'] }, { lines }, 'PICKUP')).toBe(false);
});

it.each([
  ['all of it', [inCart('1'), inCart('2', 3)], 'unknown'],
  ['more', [inCart('1', 2), inCart('2', 3), inCart('3')], 'unknown'],
  ['a part', [inCart('1')], false],
  ['nothing', [], false],
  ['all of it for another way of shopping', [inCart('1', 1, 'DELIVERY'), inCart('2', 3, 'DELIVERY')], false],
] as const)('decides for a cart that has %s and was not seen before: %s', (_what, lines, is) => {
  const ordered = [line('1'), line('2', 3)];
  expect(isStillInCart({ ordered, seen: undefined }, { lines }, 'PICKUP')).toBe(is);
});

it.each([
  ['all of it', [inCart('1'), inCart('2', 3)], true],
  ['more', [inCart('1', 2), inCart('2', 3), inCart('3')], true],
  ['less', [inCart('1'), inCart('2', 2)], false],
  ['a part', [inCart('1')], false],
  ['all of it for another way of shopping', [inCart('1', 1, 'DELIVERY'), inCart('2', 3, 'DELIVERY')], false],
  ['nothing', [], false],
])('decides whether a cart that has %s covers the order: %s [C-2.14] [C-7.24]', (_what, lines, has) => {
  const ordered = [line('1'), line('2', 3), line('7', 1, 'a flash sale')];
  expect(cartCoversOrder(ordered, { lines }, 'PICKUP')).toBe(has);
});
