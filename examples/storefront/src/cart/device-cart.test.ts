import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  additionsOf,
  cartOf,
  keepDeviceCart,
  readDeviceCart,
  withLineChange,
  withMore,
} from './device-cart.ts';
import { withMoved } from './handover-parts.ts';

const cart = (...lines: readonly (readonly [gtin13: string, quantity: number])[]) => ({
  id: 'c',
  lines: lines.map(([gtin13, quantity]) => ({ gtin13, quantity, modality: 'PICKUP' as const })),
});
const more = (gtin13: string, quantity = 1) => ({ gtin13, quantity, modality: 'PICKUP' as const });

it('adds to the line of a product, and to a new line for another way to shop', () => {
  const two = withMore(cart(['a', 1], ['b', 1]), more('a'));
  expect(two?.lines).toEqual([more('a', 2), more('b')]);
  const delivered = withMore(cart(['a', 1]), { ...more('a'), modality: 'DELIVERY' });
  expect(delivered?.lines).toHaveLength(2);
});

it('accepts at most ninety-nine of a product, and three hundred products', () => {
  expect(withMore(cart(['a', 99]), more('a'))).toBeUndefined();
  expect(withMore(cart(['a', 98]), more('a'))?.lines).toEqual([more('a', 99)]);
  const full = cart(...Array.from({ length: 300 }, (_, index) => [String(index), 1] as const));
  expect(withMore(full, more('new'))).toBeUndefined();
  expect(withMore(full, more('7'))).toBeDefined();
});

it('changes the quantity of a line, and removes it at zero', () => {
  const [line] = cartOf(cart(['a', 2])).lines;
  const id = line?.id ?? '';
  expect(withLineChange(cart(['a', 2], ['b', 1]), { lineId: id, quantity: 5 }).lines).toEqual([
    more('a', 5),
    more('b'),
  ]);
  expect(withLineChange(cart(['a', 2], ['b', 1]), { lineId: id, quantity: 0 }).lines).toEqual([more('b')]);
});

it('moves some lines to another way to shop', () => {
  const move = { from: 'PICKUP', to: 'SHIP', lineIds: ['PICKUP b'] } as const;
  expect(withMoved(cart(['a', 2], ['b', 1]), move)?.lines).toEqual([
    more('a', 2),
    { ...more('b'), modality: 'SHIP' },
  ]);
  expect(withMoved(cart(['a', 2]), move)).toBeUndefined();
});

it('keeps a disallowed substitution through other changes, until it is allowed', () => {
  const lineId = 'PICKUP a';
  const none = withLineChange(cart(['a', 2], ['b', 1]), { lineId, substitutionPolicy: 'NONE' });
  expect(cartOf(none).lines.map((line) => line.substitutionPolicy)).toEqual(['NONE', 'SHOPPER_CHOICE']);
  const wished = { ...more('a', 3), substitutionPolicy: 'NONE' as const };
  expect(withLineChange(none, { lineId, quantity: 3 }).lines).toEqual([wished, more('b')]);
  expect(withMore(none, more('a'))?.lines).toEqual([wished, more('b')]);
  expect(additionsOf(none, { lines: [] })[0]).toEqual({ ...wished, quantity: 2 });
  const move = { from: 'PICKUP', to: 'SHIP' } as const;
  expect(withMoved(none, move)?.lines[0]).toEqual({ ...wished, quantity: 2, modality: 'SHIP' });
  const allowed = withLineChange(none, { lineId, substitutionPolicy: 'SHOPPER_CHOICE' });
  expect(allowed.lines).toEqual([more('a', 2), more('b')]);
});

it('moves all lines to another way to shop, or none when one would exceed the limit', () => {
  const shipped = { gtin13: 'a', quantity: 2, modality: 'SHIP' as const };
  const { lines, id } = cart(['a', 97], ['b', 1]);
  const move = { from: 'SHIP', to: 'PICKUP' } as const;
  expect(withMoved({ id, lines: [...lines, shipped] }, move)?.lines).toEqual([more('a', 99), more('b')]);
  const tooMuch = [...lines, { ...shipped, gtin13: 'c' }, { ...shipped, quantity: 3 }];
  expect(withMoved({ id, lines: tooMuch }, move)).toBeUndefined();
  expect(withMoved({ id, lines }, move)).toBeUndefined();
});

it('does not move what may already be in a shopper’s cart', () => {
  const move = { from: 'SHIP', to: 'PICKUP' } as const;
  const line = { gtin13: 'a', quantity: 3, modality: 'SHIP' as const };
  const sent = { id: 'p', shopperId: 'bob', lines: [{ ...line, quantity: 2 }] };
  const begun = (...parts: readonly (typeof sent & { isRefused?: true })[]) => ({
    id: 'c',
    lines: [line],
    begun: [...parts],
  });
  expect(withMoved(begun(sent), move)).toEqual({
    ...begun(sent),
    lines: [{ ...line, quantity: 2 }, more('a', 1)],
  });
  expect(withMoved(begun({ ...sent, lines: [line] }), move)).toBeUndefined();
  expect(withMoved(begun({ ...sent, isRefused: true }), move)?.lines).toEqual([more('a', 3)]);
});

it('hands over only as much as a line can still take', () => {
  const own = cartOf(cart(['a', 98], ['c', 99]));
  expect(additionsOf(cart(['a', 3], ['b', 2], ['c', 1]), own)).toEqual([more('a'), more('b', 2)]);
});

describe('the stored cart', () => {
  const refuse = (): never => {
    throw new DOMException('no', 'SecurityError');
  };
  const stored = new Map<string, string>();
  const storage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  };
  afterEach(() => {
    keepDeviceCart(cart());
    vi.unstubAllGlobals();
    stored.clear();
  });

  it.each([
    ['has storage', storage],
    ['forbids storage', { getItem: refuse, setItem: refuse, removeItem: refuse }],
    ['has full storage', { ...storage, setItem: refuse }],
  ])('keeps all added items in a browser that %s', (_, localStorage) => {
    vi.stubGlobal('localStorage', localStorage);
    for (const gtin13 of ['a', 'b']) keepDeviceCart(withMore(readDeviceCart(), more(gtin13)) ?? cart());
    expect(readDeviceCart().lines).toEqual([more('a'), more('b')]);
    keepDeviceCart(cart());
    expect(readDeviceCart().lines).toEqual([]);
  });

  it('uses the storage again once it works', () => {
    vi.stubGlobal('localStorage', { ...storage, setItem: refuse });
    keepDeviceCart(cart(['a', 1]));
    vi.stubGlobal('localStorage', storage);
    keepDeviceCart(cart(['a', 2]));
    stored.set('shop.cart', JSON.stringify(cart(['b', 1])));
    expect(readDeviceCart().lines).toEqual([more('b')]);
  });
});
