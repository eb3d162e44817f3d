import type { CartLine, Product } from '@grocer/foundation/domain';
import { describe, expect, it } from 'vitest';
import { hasWarning, totalOf } from './summary-rules.ts';

it('sums the available items with a price in whole cents', () => {
  const line = (gtin13: string, quantity: number) => ({ gtin13, quantity }) as CartLine;
  const priced = (price: number, isAvailable = true) => ({ price, isAvailable }) as Product;
  const products = { a: priced(399), b: priced(101), gone: priced(1000, false) };
  const out = line('a', 7);
  const asked = { products, missing: [out], priceOf: ({ price }: Product) => price };
  expect(totalOf([line('a', 2), line('b', 0.5), line('c', 9)], asked)).toBe(849);
  expect(totalOf([line('a', 2), out, line('gone', 1)], asked)).toBe(798);
  expect(totalOf([], asked)).toBe(0);
});

describe('the Proposition 65 warning [F-5.16]', () => {
  const to = (region: string) =>
    ({ kind: 'ready', destination: { kind: 'address', address: { region } } }) as Parameters<
      typeof hasWarning
    >[1];
  const store = { kind: 'ready', destination: { kind: 'store', locationId: 's' } } as const;
  it.each([
    ['an item that needs it, in California', true, to('CA'), true],
    ['an item that needs it, elsewhere', true, to('OH'), false],
    ['an item that does not, in California', false, to('CA'), false],
    ['an item that is picked up', true, store, false],
    ['nowhere yet', true, undefined, false],
  ])('applies to %s: %j', (_, needsProp65Warning, entry, has) =>
    expect(hasWarning({ needsProp65Warning }, entry)).toBe(has),
  );
});
