import type {
  Destination,
  FlashSaleOffer,
  Modality,
  ModalityPreference,
  OrderedLine,
} from '@grocer/foundation/domain';
import { describe, expect, it } from 'vitest';
import {
  categoriesOf,
  lostOffers,
  linesWithSelection,
  maxQuantityOf,
  preferredStore,
  activeOffersAt,
  selectionOf,
  totalOf,
} from './rules.ts';

const offer = (gtin13: string, more: Partial<FlashSaleOffer> = {}): FlashSaleOffer => ({
  id: `flash-${gtin13}`,
  gtin13,
  price: 300,
  endsAt: 100,
  name: gtin13,
  size: '1 ct',
  category: 'Bakery',
  regularPrice: 500,
  percentOff: 40,
  maxQuantity: 10,
  couponId: `FLASH-${gtin13}`,
  sourceStoreId: 's1',
  ...more,
});

const line = (gtin13: string, quantity: number, couponId?: string): OrderedLine => ({
  gtin13,
  quantity,
  substitutionPolicy: 'SHOPPER_CHOICE',
  couponId,
  sourceStoreId: undefined,
});

/** Builds a selection from quantities by product. */
const wants = (amounts: Record<string, number>) =>
  Object.fromEntries(Object.entries(amounts).map(([gtin13, count]) => [`${gtin13} FLASH-${gtin13}`, count]));

it.each([
  [2, 2],
  [10, 10],
  [99, 10],
  [0, 0],
  [-1, 0],
])('caps an offer of at most %d at %d for an order [C-3.11] [C-9.4]', (maxQuantity, most) =>
  expect(maxQuantityOf({ maxQuantity })).toBe(most),
);

it('counts what is wanted within the limit of each offer', () => {
  const offers = [offer('a'), offer('b', { maxQuantity: 2, price: 150 }), offer('c')];
  expect(totalOf(offers, wants({ a: 1, b: 5 }))).toEqual({ count: 3, amount: 600 });
});

it('lists each category once, and drops offers that have ended', () => {
  const offers = [offer('a'), offer('b', { category: 'Beer', endsAt: 50 }), offer('c')];
  expect(categoriesOf(offers)).toEqual(['Bakery', 'Beer']);
  expect(activeOffersAt(offers, 50).map(({ gtin13 }) => gtin13)).toEqual(['a', 'c']);
});

describe('the lines of an order with flash sales', () => {
  const offers = [offer('a'), offer('b')];
  const bought = (gtin13: string, quantity: number) => ({
    gtin13,
    quantity,
    substitutionPolicy: 'NONE',
    couponId: `FLASH-${gtin13}`,
    sourceStoreId: 's1',
  });

  it.each<[string, readonly OrderedLine[], Record<string, number>, readonly object[]]>([
    ['one is added', [line('m', 1)], { a: 2 }, [line('m', 1), bought('a', 2)]],
    [
      'another amount is wanted',
      [line('m', 1), line('a', 2, 'FLASH-a')],
      { a: 3 },
      [line('m', 1), bought('a', 3)],
    ],
    ['none is wanted any more', [line('m', 1), line('a', 2, 'FLASH-a')], { a: 0 }, [line('m', 1)]],
    ['the product is there at its usual price', [line('a', 1)], { a: 1 }, [line('a', 1), bought('a', 1)]],
    ['one is no longer on offer', [line('x', 1, 'OVER')], { b: 1 }, [line('x', 1, 'OVER'), bought('b', 1)]],
  ])('match the selection when %s [C-4.24]', (_when, lines, wanted, expected) =>
    expect(linesWithSelection(lines, { offers, wanted: wants(wanted) })).toEqual(expected),
  );

  it('give back the selection', () =>
    expect(selectionOf([line('m', 1), line('a', 2, 'FLASH-a')])).toEqual(wants({ a: 2 })));

  it('keep what was bought in an earlier sale of the same product', () => {
    const lines = [line('a', 2, 'OVER')];
    expect(
      linesWithSelection(lines, { offers, wanted: { ...selectionOf(lines), ...wants({ b: 1 }) } }),
    ).toEqual([line('a', 2, 'OVER'), bought('b', 1)]);
  });
});

it.each([
  ['is still there', [offer('a')], [], []],
  ['is over', [offer('b')], ['a'], []],
  ['has another coupon', [offer('a', { couponId: 'NEW' })], [], ['a']],
  ['allows less', [offer('a', { maxQuantity: 1 })], [], ['a']],
  ['allows just as much', [offer('a', { maxQuantity: 2 })], [], []],
])('reports a chosen offer or not when it %s [C-8.23]', (_what, now, gone, changed) => {
  const lost = lostOffers([offer('a')], { now, wanted: wants({ a: 2 }) });
  expect(lost.gone.map(({ gtin13 }) => gtin13)).toEqual(gone);
  expect(lost.changed.map(({ gtin13 }) => gtin13)).toEqual(changed);
});

describe('the preferred store of a shopper', () => {
  const of = (modality: Modality, destination: Destination): ModalityPreference => ({
    id: modality,
    modality,
    destination,
    createdDate: '2026-11-01T00:00:00Z',
    source: 'USER',
  });
  const store = of('PICKUP', { kind: 'store', locationId: 's7' });
  const address = {
    street: '',
    unit: '',
    locality: '',
    region: '',
    postalCode: '45202',
    countryCode: 'US',
  } as const;
  const home = of('DELIVERY', { kind: 'address', address });

  it.each<[string, Modality | undefined, string | undefined]>([
    ['is the one where they last shopped in this way', 'PICKUP', 's7'],
    ['is none where it was no store', 'DELIVERY', undefined],
    ['is none where they never shopped in this way', 'IN_STORE', undefined],
    ['is none before it is known how they shop', undefined, undefined],
  ])('%s', (_what, modality, id) =>
    expect(preferredStore({ active: home, modalities: [store, home] }, modality)).toBe(id),
  );

  it('is none when the preferences are unknown', () =>
    expect(preferredStore(undefined, 'PICKUP')).toBeUndefined());
});
