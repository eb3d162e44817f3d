import type { Selectable } from 'kysely';
import { transfer } from '../checkout/ledger/ledger.ts';
import { newId } from '../secrecy.ts';
import type { ApiDb, PrepaidAccountsTable } from '../api/tables.ts';

export type PrepaidAccount = Selectable<PrepaidAccountsTable>;
type Kind = PrepaidAccount['kind'];

/** Records that an issuer has added money to an account, or removed it. */
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

/** The accounts behind gift and EBT cards. They belong to no shopper: the number and the PIN give access. */
export const createPrepaidAccounts = (db: ApiDb) => ({
  /** Creates an account; its balance is issued at `at`, in epoch ms. */
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
  /** Sets the balance of an account; the difference is issued or taken back. */
  async setBalance({ id, balance_cents }: PrepaidAccount, cents: number, at: number): Promise<void> {
    await db.updateTable('prepaid_accounts').set({ balance_cents: cents }).where('id', '=', id).execute();
    await issue(db, { id, cents: cents - balance_cents, at });
  },
});
