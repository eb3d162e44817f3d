import type { WireProduct } from '@grocer/foundation/contract';
import type { ApiDb } from '../../api/tables.ts';
import type { ProductsTable } from '../fulfilment-tables.ts';
import { membershipDataOf } from './membership-plans.ts';

/** A product as the wire has it, without its nutrition facts. */
export const toWireProduct = (row: ProductsTable, now: number): WireProduct => ({
  productId: row.gtin13,
  upc: row.gtin13,
  description: row.name,
  customerFacingSize: row.size,
  price: (row.price_cents / 100).toFixed(2),
  alcohol: row.is_alcohol === 1,
  available: row.missing_at !== 'everywhere',
  prop65: row.needs_prop65 === 1,
  ...membershipDataOf(row.gtin13, now),
});

/** The products of the shop. They are nobody's, so nothing here asks whose. */
export const createProducts = (db: ApiDb) => ({
  async findAll(gtins: readonly string[]): Promise<readonly ProductsTable[]> {
    if (gtins.length === 0) return [];
    return db.selectFrom('products').selectAll().where('gtin13', 'in', gtins).orderBy('gtin13').execute();
  },

  /** What can stand in for a product: others of its kind that are there. */
  async similarTo({ gtin13, family }: ProductsTable): Promise<readonly ProductsTable[]> {
    return db
      .selectFrom('products')
      .selectAll()
      .where('family', '=', family)
      .where('gtin13', '!=', gtin13)
      .where('missing_at', '!=', 'everywhere')
      .orderBy('gtin13')
      .execute();
  },
});
