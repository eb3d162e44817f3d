import type { Modality } from '@grocer/foundation/domain';
import type { ApiDb } from '../../api/tables.ts';
import { flashSalesAt } from '../../fulfilment/catalogue/flash-sales.ts';
import { createProducts } from '../../fulfilment/catalogue/products.ts';
import type { CartLinesTable } from '../../fulfilment/fulfilment-tables.ts';
import type { NewLine } from './checkouts.ts';

/** Returns a cart's lines with the prices at `now`, flash sales included, which the checkout keeps. */
export async function pricedLines(
  db: ApiDb,
  lines: readonly CartLinesTable[],
  { modality, now }: { modality: Modality; now: number },
): Promise<readonly NewLine[]> {
  const products = await createProducts(db).findAll(lines.map(({ gtin13 }) => gtin13));
  const prices = new Map(products.map(({ gtin13, price_cents }) => [gtin13, price_cents]));
  const sales = new Map(flashSalesAt(now, modality).map(({ gtin13, cents }) => [gtin13, cents]));
  return lines.map(({ gtin13, quantity, substitution_policy, substitution_items }) => {
    const regular = prices.get(gtin13) ?? 0;
    return {
      gtin13,
      coupon_id: '',
      quantity,
      unit_cents: Math.min(regular, sales.get(gtin13) ?? regular),
      regular_cents: regular,
      substitution_policy,
      substitution_items,
      source_store_id: null,
    };
  });
}
