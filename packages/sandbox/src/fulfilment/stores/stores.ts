import { boxAround, milesBetween, nearestFirst, STORE_SEARCH_RADIUS_MILES } from '@grocer/foundation/domain';
import type { GeoPoint } from '@grocer/foundation/domain';
import type { ApiDb } from '../../api/tables.ts';
import type { StoresTable } from './stores-table.ts';

/** A store near a point; its other columns are read when it is chosen. */
export interface NearStore extends Pick<StoresTable, 'location_id' | 'kind' | 'banner'> {
  readonly distance: number;
}

// SQLite limits a statement to about thirty thousand values.
const AT_ONCE = 500;

/** The stores of every banner. They belong to no shopper, so the methods need no user id. */
export const createStores = (db: ApiDb) => ({
  /** Returns the stores and centres within the search radius, nearest first [F-9.3] [F-9.4]. */
  async near(point: GeoPoint, miles = STORE_SEARCH_RADIUS_MILES): Promise<readonly NearStore[]> {
    const { south, north, west, east } = boxAround(point, miles);
    // The index covers these columns, so that no row is read only to be discarded.
    const rows = await db
      .selectFrom('stores')
      .select(['location_id', 'kind', 'banner', 'lat', 'lng'])
      .where('lat', '>=', south)
      .where('lat', '<=', north)
      .where('lng', '>=', west)
      .where('lng', '<=', east)
      .execute();
    const found = rows.map(({ lat, lng, ...store }) => ({
      ...store,
      distance: milesBetween(point, { lat, lng }),
    }));
    return nearestFirst(found.filter(({ distance }) => distance <= miles));
  },

  async find(locationId: string): Promise<StoresTable | undefined> {
    return db.selectFrom('stores').selectAll().where('location_id', '=', locationId).executeTakeFirst();
  },

  async findAll(locationIds: readonly string[]): Promise<readonly StoresTable[]> {
    return db.selectFrom('stores').selectAll().where('location_id', 'in', locationIds).execute();
  },

  async isEmpty(): Promise<boolean> {
    return (await db.selectFrom('stores').select('location_id').limit(1).executeTakeFirst()) === undefined;
  },

  async addAll(stores: readonly StoresTable[]): Promise<void> {
    for (let from = 0; from < stores.length; from += AT_ONCE)
      await db
        .insertInto('stores')
        .values(stores.slice(from, from + AT_ONCE))
        .execute();
  },
});
