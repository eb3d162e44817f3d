import { expect, it } from 'vitest';
import { GrocerError } from '@grocer/foundation/http';
import {
  areOver,
  commonSales,
  hasEnded,
  keyOf,
  LOADING,
  placeOf,
  priceAmong,
  salesAfter,
} from './price-rules.ts';

const failure = {
  ok: false,
  error: new GrocerError({ code: 'network', message: 'no', retryable: true }),
} as const;

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

const ready = (...sales: ReturnType<typeof sale>[]) => ({ phase: 'ready', sales }) as const;

it.each([
  ['one way', [ready(sale('a', 699))], ready(sale('a', 699))],
  [
    'a sale that only one has',
    [ready(sale('a', 699), sale('b', 99)), ready(sale('b', 99))],
    ready(sale('b', 99)),
  ],
  ['one sale at two prices', [ready(sale('a', 699)), ready(sale('a', 599))], ready()],
  ['one that is being loaded', [ready(sale('a', 699)), LOADING], { phase: 'loading', sales: [] }],
  ['one that failed', [LOADING, { phase: 'failed', sales: [] } as const], { phase: 'failed', sales: [] }],
  ['no way at all', [], LOADING],
])('finds the sales that all ways to shop have: %s', (_, all, common) =>
  expect(commonSales(all)).toEqual(common),
);

it.each([
  ['an answer', undefined, { ok: true, value: [sale('a', 699)] } as const, ready(sale('a', 699))],
  ['no answer', undefined, failure, { phase: 'failed', sales: [] }],
  ['no answer after another one', ready(sale('a', 699)), failure, ready(sale('a', 699))],
  ['no answer after an empty one', ready(), failure, { phase: 'failed', sales: [] }],
])('keeps the sales that were loaded: %s', (_, before, result, after) =>
  expect(salesAfter(before, result)).toEqual(after),
);

it.each([{ modality: 'PICKUP', storeId: '01' } as const, { modality: 'DELIVERY' } as const])(
  'identifies the place %j by a text',
  (place) => expect(placeOf(keyOf(place))).toEqual(place),
);

it.each([
  ['none', ready(), false, false],
  ['one that lasts', ready(sale('a', 699, 201)), false, false],
  ['one that ends now', ready(sale('a', 699, 200)), true, true],
  ['one that ends now, and one that lasts', ready(sale('a', 699, 200), sale('b', 99, 201)), true, false],
  ['one that was over before', ready(sale('a', 699, 100)), false, true],
])('tells whether a sale has just ended, and whether all are over: %s', (_, sales, ended, over) =>
  expect([hasEnded(sales, 100, 200), areOver(sales, 200)]).toEqual([ended, over]),
);
