import type { WireConsent } from '@grocer/foundation/contract';
import type { ApiDb } from '../../api/tables.ts';
import type { ConsentsTable } from '../fulfilment-tables.ts';

/** As a consent goes over the wire; the chain stays behind. */
export const toWireConsent = (row: ConsentsTable): WireConsent => ({
  preferenceId: row.id,
  name: row.name,
  value: row.value === 1,
  userSet: row.user_set === 1,
  ...(row.version_key !== null && { versionKey: row.version_key }),
});

type NewConsent = Omit<ConsentsTable, 'user_id'>;

/** What shoppers allow. Nothing here works without saying whose. */
export function createConsents(db: ApiDb) {
  const of = (userId: string) => db.selectFrom('consents').selectAll().where('user_id', '=', userId);

  return {
    async list(userId: string, chain: string): Promise<readonly ConsentsTable[]> {
      return of(userId).where('chain', '=', chain).orderBy('name').execute();
    },

    async find(userId: string, id: string): Promise<ConsentsTable | undefined> {
      return of(userId).where('id', '=', id).executeTakeFirst();
    },

    /** Is a consent of this name kept under a version? */
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

    /** Keeps a consent; one of that name without a version gives way. */
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

    /** Changes a consent if it still has the version that was read; says whether it had. */
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
