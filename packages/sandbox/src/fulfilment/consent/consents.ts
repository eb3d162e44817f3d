import type { WireConsent } from '@grocer/foundation/contract';
import type { ApiDb } from '../../api/tables.ts';
import type { ConsentsTable } from '../fulfilment-tables.ts';

/** Converts a consent to the wire format, which omits the chain. */
export const toWireConsent = (row: ConsentsTable): WireConsent => ({
  preferenceId: row.id,
  name: row.name,
  value: row.value === 1,
  userSet: row.user_set === 1,
  ...(row.version_key !== null && { versionKey: row.version_key }),
});

type NewConsent = Omit<ConsentsTable, 'user_id'>;

/** The consents of shoppers. Every method needs a user id. */
export function createConsents(db: ApiDb) {
  const of = (userId: string) => db.selectFrom('consents').selectAll().where('user_id', '=', userId);

  return {
    async list(userId: string, chain: string): Promise<readonly ConsentsTable[]> {
      return of(userId).where('chain', '=', chain).orderBy('name').execute();
    },

    async find(userId: string, id: string): Promise<ConsentsTable | undefined> {
      return of(userId).where('id', '=', id).executeTakeFirst();
    },

    /** Returns true when a consent of this name exists with a version. */
    async isVersioned(userId: string, chain: string, name: string): Promise<boolean> {
      const row = await of(userId)
        .where('chain', '=', chain)
        .where('name', '=', name)
        .where('version_key', 'is not', null)
        .executeTakeFirst();
      return row !== undefined;
    },

    async count(userId: string): Promise<number> {
      const rows = await db.selectFrom('consents').select('id').where('user_id', '=', userId).execute();
      return rows.length;
    },

    /** Adds a consent; replaces one of the same name without a version. */
    async add(userId: string, consent: NewConsent): Promise<void> {
      await db
        .deleteFrom('consents')
        .where('user_id', '=', userId)
        .where('chain', '=', consent.chain)
        .where('name', '=', consent.name)
        .where('version_key', 'is', null)
        .execute();
      await db
        .insertInto('consents')
        .values({ ...consent, user_id: userId })
        .execute();
    },

    /** Changes a consent if it still has the version that was read; returns true when it had. */
    async change(
      userId: string,
      id: string,
      { value, from, to }: { value: boolean; from: string; to: string },
    ): Promise<boolean> {
      const changed = await db
        .updateTable('consents')
        .set({ value: value ? 1 : 0, user_set: 1, version_key: to })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .where('version_key', '=', from)
        .executeTakeFirst();
      return changed.numUpdatedRows > 0n;
    },
  };
}
