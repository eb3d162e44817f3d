import type { Selectable } from 'kysely';
import type { ApiDb, PrepaidAccountsTable } from '../api/tables.ts';

export type PrepaidAccount = Selectable<PrepaidAccountsTable>;
type Kind = PrepaidAccount['kind'];

/** The accounts behind gift and EBT cards. They are nobody's: whoever has number and PIN has the money. */
export const createPrepaidAccounts = (db: ApiDb) => ({
  async add(account: PrepaidAccount): Promise<void> {
    await db.insertInto('prepaid_accounts').values(account).execute();
  },
  async byNumber(kind: Kind, numberHash: string): Promise<PrepaidAccount | undefined> {
    return db
      .selectFrom('prepaid_accounts')
      .selectAll()
      .where('kind', '=', kind)
      .where('number_hash', '=', numberHash)
      .executeTakeFirst();
  },
  async byLastFour(kind: Kind, lastFour: string): Promise<PrepaidAccount | undefined> {
    return db
      .selectFrom('prepaid_accounts')
      .selectAll()
      .where('kind', '=', kind)
      .where('last_four', '=', lastFour)
      .executeTakeFirst();
  },
  async setBalance(id: string, cents: number): Promise<void> {
    await db.updateTable('prepaid_accounts').set({ balance_cents: cents }).where('id', '=', id).execute();
  },
});
