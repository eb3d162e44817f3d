import type { ApiDb } from '../../api/tables.ts';
import { createProducts } from '../../fulfilment/catalogue/products.ts';
import type { CheckoutsTable } from '../checkout-tables.ts';
import { createCheckouts } from './checkouts.ts';

/** Returns true when a checkout contains an age-restricted product. */
export async function isRestricted(
  db: ApiDb,
  { id, user_id }: Pick<CheckoutsTable, 'id' | 'user_id'>,
): Promise<boolean> {
  const lines = await createCheckouts(db).linesOf(user_id, id);
  const products = await createProducts(db).findAll(lines.map(({ gtin13 }) => gtin13));
  return products.some(({ is_alcohol }) => is_alcohol === 1);
}
