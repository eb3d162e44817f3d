import { expect, it } from 'vitest';
import { bagFeeOf } from './bag-fee.ts';

const fee = (amount: number) => ({ amount, description: 'Bag fee (paper bags only)' });

it.each([
  ['six units in Colorado', 'CO', 'PICKUP', 6, fee(10)],
  ['a pound more', 'CO', 'DELIVERY', 6.5, fee(20)],
  ['a parcel', 'CO', 'SHIP', 6, undefined],
  ['Ohio', 'OH', 'PICKUP', 6, undefined],
] as const)('is charged by area and bag: %s [C-9.8]', (_, region, modality, units, expected) =>
  expect(bagFeeOf(region, modality, units)).toEqual(expected),
);
