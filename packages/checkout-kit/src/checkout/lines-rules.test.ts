import { expect, it } from 'vitest';
import { flashSaleLines, isSameOrder, lineKey, usualLines } from './lines-rules.ts';

const line = (gtin13: string, quantity: number, couponId?: string) => ({ gtin13, quantity, couponId });

it.each([
  ['nothing', [], [], true],
  ['the same in another order', [line('a', 1), line('b', 2)], [line('b', 2), line('a', 1)], true],
  ['another amount', [line('a', 1)], [line('a', 2)], false],
  ['one more', [line('a', 1)], [line('a', 1), line('b', 1)], false],
  ['one less', [line('a', 1), line('b', 1)], [line('a', 1)], false],
  ['the same product of a flash sale', [line('a', 1)], [line('a', 1, 'FLASH')], false],
])('compares an order with one that has %s', (_what, one, other, isSame) =>
  expect(isSameOrder(one, other)).toBe(isSame),
);

it('identifies a line by its product and its flash sale', () => {
  expect(lineKey(line('a', 1))).toBe(lineKey(line('a', 2, '')));
  expect(lineKey(line('a', 1))).not.toBe(lineKey(line('a', 1, 'FLASH')));
  expect(lineKey(line('a', 1))).not.toBe(lineKey(line('b', 1)));
});

it('separates flash sale lines from usual ones by their coupon', () => {
  const lines = [line('a', 1), line('a', 2, 'FLASH'), line('b', 1)];
  expect(flashSaleLines(lines)).toEqual([line('a', 2, 'FLASH')]);
  expect(usualLines(lines)).toEqual([line('a', 1), line('b', 1)]);
});
