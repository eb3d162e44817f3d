import { expect, it } from 'vitest';
import { totalOf } from './cart-groups.ts';
import { cartOf } from './device-cart.ts';
import { product } from './product-for-tests.ts';

const coffee = product({ upc: 'coffee' });

it('costs what each line costs in the way in which it is had', () => {
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

it('is whole cents for each line, as the checkout counts them', () => {
  const quarter = { gtin13: 'coffee', quantity: 0.25, modality: 'PICKUP' } as const;
  const { lines } = cartOf({ id: 'c', lines: [quarter, { ...quarter, modality: 'DELIVERY' }] });
  // $2.2475 each.
  expect(totalOf(lines, [coffee], (_, { price }) => ({ cents: price }))).toBe(2 * 225);
});
