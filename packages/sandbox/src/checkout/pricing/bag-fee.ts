import type { Cents, Modality } from '@grocer/foundation/domain';

/** Price of a paper bag by state: where plastic bags are banned, stores charge for paper ones [C-9.8]. */
const PRICES: Readonly<Record<string, Cents>> = { CO: 10 };

/** Number of units that fit into a bag. */
const UNITS_PER_BAG = 6;

/** The fee for the bags of an order. */
export interface BagFee {
  readonly amount: Cents;
  readonly description: string;
}

/** Returns the fee for the bags of an order from a store in a state; undefined where bags cost nothing. */
export function bagFeeOf(region: string, modality: Modality, units: number): BagFee | undefined {
  const price = modality === 'SHIP' ? undefined : PRICES[region];
  if (price === undefined) return undefined;
  return { amount: price * Math.ceil(units / UNITS_PER_BAG), description: 'Bag fee (paper bags only)' };
}
