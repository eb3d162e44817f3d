import type { Insertable, Selectable } from 'kysely';
import type { AddressesTable, ApiDb } from '../api/tables.ts';

export type NewAddress = Omit<Insertable<AddressesTable>, 'user_id'>;

/** The addresses of shoppers. Nothing here works without saying whose. */
export const createAddresses = (db: ApiDb) => ({
  async list(userId: string): Promise<readonly Selectable<AddressesTable>[]> {
    return db
      .selectFrom('addresses')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('type')
      .orderBy('id')
      .execute();
  },
  async add(userId: string, address: NewAddress): Promise<void> {
    await db
      .insertInto('addresses')
      .values({ ...address, user_id: userId })
      .execute();
  },
  /** Changes everything but the type; says whether there was such an address. */
  async edit(userId: string, { id, type: _kept, ...place }: NewAddress): Promise<boolean> {
    const edited = await db
      .updateTable('addresses')
      .set(place)
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .executeTakeFirst();
    return edited.numUpdatedRows > 0n;
  },
});
