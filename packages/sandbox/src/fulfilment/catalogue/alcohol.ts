import type { WireWantedItem } from '@grocer/foundation/contract';
import type { Refusal } from '../../wire/reply.ts';
import type { ProductsTable } from '../fulfilment-tables.ts';
import { TEST_ZIPS } from '../places/zip-codes.ts';
import { alcoholNotAvailable, alcoholQuantityExceeded } from '../timeslots/refusals.ts';

/** Maximum number of alcoholic items in one order. */
const MOST_ALCOHOL = 12;

/** Returns why the alcohol among the items is refused; undefined when it is not [F-8.21]. */
export function alcoholObjection(
  items: readonly Pick<WireWantedItem, 'gtin13' | 'quantity'>[],
  products: readonly ProductsTable[],
  zip?: string,
): Refusal | undefined {
  const alcoholic = new Set(products.filter((one) => one.is_alcohol === 1).map(({ gtin13 }) => gtin13));
  const amount = items
    .filter(({ gtin13 }) => alcoholic.has(gtin13))
    .reduce((sum, { quantity }) => sum + quantity, 0);
  if (amount > MOST_ALCOHOL) return alcoholQuantityExceeded();
  return amount > 0 && zip === TEST_ZIPS.noAlcohol ? alcoholNotAvailable() : undefined;
}
