import { toModality } from '@grocer/foundation/contract';
import type { WireCatalogueProduct, WireProduct } from '@grocer/foundation/contract';
import type { Modality } from '@grocer/foundation/domain';
import type { ApiDb } from '../../api/tables.ts';
import type { ProductsTable } from '../fulfilment-tables.ts';
import { sql } from 'kysely';
import { membershipDataOf } from './membership-plans.ts';

/** Converts a product to the wire format, without its nutrition facts. */
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

function stockOf({ missing_at, is_low }: ProductsTable): WireCatalogueProduct['stockLevel'] {
  if (missing_at === 'everywhere') return 'OUT';
  return is_low === 1 ? 'LOW' : 'IN';
}

const listIn = (text: string): string[] => text.split(',').filter(Boolean);

/** Returns true when a product is sold in a modality, whether or not it is in stock. */
export const isHadIn = ({ ways }: Pick<ProductsTable, 'ways'>, modality: Modality): boolean =>
  listIn(ways).includes(modality);

/** Converts a product to the wire format of the shop. */
export const toWireCatalogueProduct = (row: ProductsTable, now: number): WireCatalogueProduct => ({
  ...toWireProduct(row, now),
  brand: row.brand,
  aisle: row.aisle,
  family: row.family,
  unitPrice: row.unit_price,
  image: row.picture,
  ...(row.minimum_age > 0 && { minimumAge: row.minimum_age }),
  soldByWeight: row.is_weighed === 1,
  snapEligible: row.is_snap === 1,
  modalityTypes: listIn(row.ways).map(toModality),
  stockLevel: stockOf(row),
  location: row.location,
  tags: listIn(row.tags),
  isNew: row.is_new === 1,
});

/** Search criteria; an omitted one matches every product. */
interface Search {
  readonly aisle?: string | undefined;
  /** Each word must be found in one of the searched columns, or be the code on the package. */
  readonly words: readonly string[];
  readonly gtins?: readonly string[] | undefined;
}

const SEARCHED = ['name', 'brand', 'family', 'aisle', 'tags', 'size'] as const;

/** Returns a word of a search in lower case and without the ending of a plural. */
export const stemOf = (word: string): string => word.toLowerCase().replace(/(?<=\w{3}[^s])s$/, '');

/** Returns a `like` pattern with its wildcards escaped. */
const patternOf = (word: string): string => `%${stemOf(word).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** The products of the shop. They belong to no shopper, so the methods need no user id. */
export const createProducts = (db: ApiDb) => ({
  async isEmpty(): Promise<boolean> {
    return !(await db.selectFrom('products').select('gtin13').executeTakeFirst());
  },

  async addAll(rows: readonly ProductsTable[]): Promise<void> {
    await db.insertInto('products').values(rows).execute();
  },

  async search({ aisle, words, gtins }: Search): Promise<readonly ProductsTable[]> {
    let found = db.selectFrom('products').selectAll();
    if (aisle !== undefined) found = found.where('aisle', '=', aisle);
    if (gtins) found = found.where('gtin13', 'in', gtins);
    for (const word of words)
      found = found.where(({ eb, or }) =>
        or([
          eb('gtin13', '=', word),
          ...SEARCHED.map(
            (name) => sql<boolean>`lower(${sql.ref(name)}) like ${patternOf(word)} escape '\\'`,
          ),
        ]),
      );
    return found.orderBy('gtin13').execute();
  },

  async findAll(gtins: readonly string[]): Promise<readonly ProductsTable[]> {
    if (gtins.length === 0) return [];
    return db.selectFrom('products').selectAll().where('gtin13', 'in', gtins).orderBy('gtin13').execute();
  },

  /** Returns the possible replacements of a product: others of its family that are in stock. */
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
