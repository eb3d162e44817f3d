import type { Insertable, Selectable } from 'kysely';
import type { AddressesTable, ApiDb } from '../api/tables.ts';

/** Maximum number of addresses of an account. */
export const MOST_ADDRESSES = 50;

export type NewAddress = Omit<Insertable<AddressesTable>, 'user_id'>;

/** The addresses of shoppers. Every method needs a user id. */
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
  async has(userId: string, id: string): Promise<boolean> {
    const row = await db
      .selectFrom('addresses')
      .select('id')
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .executeTakeFirst();
    return row !== undefined;
  },
  /** Removes an address and returns it; undefined when there was none. */
  async remove(userId: string, id: string): Promise<Selectable<AddressesTable> | undefined> {
    return db
      .deleteFrom('addresses')
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
  },
  /** Sets the type of an address; a new mailing address makes every other one a delivery address. */
  async setType(userId: string, id: string, type: AddressesTable['type']): Promise<void> {
    if (type === 'home')
      await db.updateTable('addresses').set({ type: 'delivery' }).where('user_id', '=', userId).execute();
    await db
      .updateTable('addresses')
      .set({ type })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .execute();
  },
  /** Changes everything but the type; returns true when the address exists. */
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
