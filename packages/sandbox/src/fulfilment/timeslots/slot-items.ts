import type { WireWantedItem } from '@grocer/foundation/contract';
import type { ProductsTable } from '../fulfilment-tables.ts';
import { isHadIn } from '../catalogue/products.ts';
import { modalityOf } from './services.ts';
import type { ServiceKey } from './services.ts';

/** The items that a slot covers and those it does not, in the wire format. */
export interface Coverage {
  readonly included: { gtin13: string; quantity: number }[];
  readonly excluded: { gtin13: string; quantity: number; code: string }[];
}

/** Returns why a service does not have a product; undefined when it has. */
function obstacleTo(product: ProductsTable | undefined, service: ServiceKey): string | undefined {
  if (!product) return 'UNKNOWN_ITEM';
  if (product.missing_at === 'everywhere') return 'OUT_OF_STOCK';
  if (!isHadIn(product, modalityOf(service))) return 'NOT_CARRIED';
  const isPartner = service === 'THIRD_PARTY' || service === 'EXPRESS';
  return product.missing_at === 'third_party' && isPartner ? 'NOT_CARRIED' : undefined;
}

/** Splits items into those that a service has and those that it does not [F-3.10]. */
export function coverageOf(
  items: readonly WireWantedItem[],
  products: readonly ProductsTable[],
  service: ServiceKey,
): Coverage {
  const judged = items.map(({ gtin13, quantity }) => ({
    item: { gtin13, quantity },
    code: obstacleTo(
      products.find((one) => one.gtin13 === gtin13),
      service,
    ),
  }));
  return {
    included: judged.flatMap(({ item, code }) => (code === undefined ? [item] : [])),
    excluded: judged.flatMap(({ item, code }) => (code === undefined ? [] : [{ ...item, code }])),
  };
}

/** Returns true when a slot covers none of the requested items. */
export const coversNothing = ({ included, excluded }: Coverage): boolean =>
  included.length === 0 && excluded.length > 0;
