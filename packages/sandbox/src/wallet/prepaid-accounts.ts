import type { Selectable } from 'kysely';
import { transfer } from '../checkout/ledger/ledger.ts';
import { newId } from '../secrecy.ts';
import type { ApiDb, PrepaidAccountsTable } from '../api/tables.ts';

export type PrepaidAccount = Selectable<PrepaidAccountsTable>;
type Kind = PrepaidAccount['kind'];

/** Writes down that an issuer has put money on an account, or taken it off. */
const issue = (db: ApiDb, { id, cents, at }: { id: string; cents: number; at: number }): Promise<void> =>
  transfer(db, {
    txn: `issue-${newId()}`,
    from: 'issuer',
    to: `prepaid:${id}`,
    cents,
    kind: 'issue',
    orderId: null,
    at,
  });

/** The accounts behind gift and EBT cards. They are nobody's: whoever has number and PIN has the money. */
export const createPrepaidAccounts = (db: ApiDb) => ({
  /** Opens an account; what is on it was issued at `at`, in epoch milliseconds. */
  async add(account: PrepaidAccount, at: number): Promise<void> {
    await db.insertInto('prepaid_accounts').values(account).execute();
    await issue(db, { id: account.id, cents: account.balance_cents, at });
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
  /** Says what is on an account from now on: more is issued, or taken back. */
  async setBalance({ id, balance_cents }: PrepaidAccount, cents: number, at: number): Promise<void> {
    await db.updateTable('prepaid_accounts').set({ balance_cents: cents }).where('id', '=', id).execute();
    await issue(db, { id, cents: cents - balance_cents, at });
  },
});
