import type { Modality } from '@grocer/foundation/domain';
import { describe, expect, it } from 'vitest';
import { groupsOf, isMissingAt, totalOf } from './cart-groups.ts';
import { cartOf } from './device-cart.ts';
import { product } from './product-for-tests.ts';

const coffee = product({ upc: 'coffee' });

it('totals each line at its price in its way to shop', () => {
  const { lines } = cartOf({
    id: 'c',
    lines: [
      { gtin13: 'coffee', quantity: 2, modality: 'PICKUP' },
      { gtin13: 'coffee', quantity: 1, modality: 'DELIVERY' },
      { gtin13: 'unknown', quantity: 1, modality: 'DELIVERY' },
    ],
  });
  const total = totalOf(lines, [coffee], (modality, { price }) => ({
    cents: modality === 'PICKUP' ? 699 : price,
  }));
  expect(total).toBe(2 * 699 + 899);
});

it('rounds each line to whole cents, like the checkout', () => {
  const quarter = { gtin13: 'coffee', quantity: 0.25, modality: 'PICKUP' } as const;
  const { lines } = cartOf({ id: 'c', lines: [quarter, { ...quarter, modality: 'DELIVERY' }] });
  // $2.2475 each.
  expect(totalOf(lines, [coffee], (_, { price }) => ({ cents: price }))).toBe(2 * 225);
});

it('groups lines by way to shop, the current way first', () => {
  const lines = (['PICKUP', 'DELIVERY', 'SHIP'] as const).map((modality) => ({
    gtin13: 'coffee',
    quantity: 1,
    modality,
  }));
  const ways = (current?: Modality) =>
    groupsOf(cartOf({ id: 'c', lines }).lines, () => false, current).map(({ modality }) => modality);
  expect(ways()).toEqual(['PICKUP', 'DELIVERY', 'SHIP']);
  expect(ways('DELIVERY')).toEqual(['DELIVERY', 'PICKUP', 'SHIP']);
});

describe('availability at the held time', () => {
  const held = { status: 'held', modality: 'DELIVERY', excluded: ['bread'] } as const;
  it.each([
    ['it is one of those that the service left out', 'bread', 'DELIVERY', held, true],
    ['the service has it', 'milk', 'DELIVERY', held, false],
    ['the time is for another way', 'bread', 'PICKUP', held, false],
    ['the time is over', 'bread', 'DELIVERY', { ...held, status: 'expired' }, false],
    ['no time is held', 'bread', 'DELIVERY', undefined, false],
  ] as const)('is checked when %s: %s for %s', (_, gtin13, modality, reservation, isMissing) =>
    expect(isMissingAt({ gtin13, modality }, reservation)).toBe(isMissing),
  );

  it('separates unavailable lines within their way to shop', () => {
    const line = (gtin13: string, modality: Modality) => ({ gtin13, modality, quantity: 1 });
    const { lines } = cartOf({
      id: 'c',
      lines: [line('bread', 'DELIVERY'), line('milk', 'DELIVERY'), line('bread', 'PICKUP')],
    });
    const codes = (some: readonly { readonly gtin13: string }[]) => some.map(({ gtin13 }) => gtin13);
    const groups = groupsOf(lines, (one) => isMissingAt(one, held));
    expect(groups.map((one) => [one.modality, codes(one.lines), codes(one.missing)])).toEqual([
      ['PICKUP', ['bread'], []],
      ['DELIVERY', ['milk'], ['bread']],
    ]);
  });
});
