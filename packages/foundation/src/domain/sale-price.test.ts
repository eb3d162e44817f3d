import { describe, expect, it } from 'vitest';
import { nextSaleEnd, priceNow } from './sale-price.ts';

const sale = (gtin13: string, price: number, endsAt: number) => ({
  id: `${gtin13}-${price}`,
  gtin13,
  price,
  endsAt,
});

describe('the price of a product in flash sales', () => {
  it.each([
    ['none', [], 59],
    ['one that lasts', [sale('a', 39, 101)], 39],
    ['one that is over', [sale('a', 39, 100)], 59],
    ['one of another product', [sale('b', 39, 101)], 59],
    ['two that last', [sale('a', 49, 101), sale('a', 39, 200)], 39],
    ['one that is dearer', [sale('a', 99, 101)], 59],
  ])('is computed with %s', (_, sales, price) =>
    expect(priceNow({ upc: 'a', price: 59 }, sales, 100)).toBe(price),
  );
});

it.each([
  [0, 100],
  [99, 100],
  [100, 300],
  [299, 300],
  [300, undefined],
])('returns at %d the next end of a flash sale: %j', (now, end) =>
  expect(nextSaleEnd([sale('a', 1, 300), sale('b', 1, 100)], now)).toBe(end),
);
