import type { Selectable } from 'kysely';
import type { ApiDb } from '../../api/tables.ts';
import type { CheckoutsTable } from '../../fulfilment/fulfilment-tables.ts';
import type { PaymentsTable } from '../account-tables.ts';

/** The checkouts of shoppers. Nothing here works without saying whose. */
export const createCheckouts = (db: ApiDb) => ({
  async find(userId: string, id: string): Promise<Selectable<CheckoutsTable> | undefined> {
    return db
      .selectFrom('checkouts')
      .selectAll()
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .executeTakeFirst();
  },

  /** Changes the tip if the checkout still has the version that was read; says whether it had. */
  async setTip(
    userId: string,
    id: string,
    { cents, from, to }: { cents: number; from: string; to: string },
  ): Promise<boolean> {
    const changed = await db
      .updateTable('checkouts')
      .set({ gratuity_cents: cents, version_key: to })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .where('version_key', '=', from)
      .executeTakeFirst();
    return changed.numUpdatedRows > 0n;
  },

  /** Has a card said yes to a checkout already? */
  async isAuthorised(userId: string, id: string): Promise<boolean> {
    const row = await db
      .selectFrom('payments')
      .select('id')
      .where('user_id', '=', userId)
      .where('checkout_id', '=', id)
      .where('transaction_status', '=', 'APPROVED')
      .executeTakeFirst();
    return row !== undefined;
  },

  async addPayment(userId: string, payment: Omit<PaymentsTable, 'user_id'>): Promise<void> {
    await db
      .insertInto('payments')
      .values({ ...payment, user_id: userId })
      .execute();
  },
});
