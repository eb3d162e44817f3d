import type { ApiDb } from '../../api/tables.ts';
import type { PreferredStoresTable } from '../account-tables.ts';

/** The stores that shoppers prefer, one per banner. Every method needs a user id. */
export function createPreferredStores(db: ApiDb) {
  const list = (userId: string): Promise<PreferredStoresTable[]> =>
    db.selectFrom('preferred_stores').selectAll().where('user_id', '=', userId).orderBy('banner').execute();

  return {
    list,
    hasAny: async (userId: string): Promise<boolean> => (await list(userId)).length > 0,

    async find(userId: string, banner: string): Promise<string | undefined> {
      return (await list(userId)).find((one) => one.banner === banner)?.location_id;
    },

    async set(
      userId: string,
      { banner, location_id }: Pick<PreferredStoresTable, 'banner' | 'location_id'>,
    ): Promise<void> {
      await db
        .insertInto('preferred_stores')
        .values({ user_id: userId, banner, location_id })
        .onConflict((conflict) => conflict.columns(['user_id', 'banner']).doUpdateSet({ location_id }))
        .execute();
    },
  };
}
