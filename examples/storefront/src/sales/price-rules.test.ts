import { expect, it } from 'vitest';
import { priceAmong } from './price-rules.ts';

const sale = (gtin13: string, price: number, endsAt = 200) => ({ id: gtin13, gtin13, price, endsAt });

it.each([
  ['none', [], { cents: 899, endsAt: undefined }],
  ['one that lasts', [sale('a', 699)], { cents: 699, endsAt: 200 }],
  ['one that is over', [sale('a', 699, 100)], { cents: 899, endsAt: undefined }],
  ['one that is not cheaper', [sale('a', 899)], { cents: 899, endsAt: undefined }],
  ['two alike, one of them over', [sale('a', 699, 100), sale('a', 699)], { cents: 699, endsAt: 200 }],
  ['one of another product', [sale('b', 699)], { cents: 899, endsAt: undefined }],
])('computes the price and its end among sales: %s', (_, sales, price) =>
  expect(priceAmong({ upc: 'a', price: 899 }, sales, 100)).toEqual(price),
);
