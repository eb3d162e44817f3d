import type { Updateable } from 'kysely';
import type { ApiDb } from '../../api/tables.ts';
import type { PaymentsTable } from '../../account/account-tables.ts';
import type { CheckoutLinesTable, CheckoutsTable, PromosTable } from '../checkout-tables.ts';

export type NewLine = Omit<CheckoutLinesTable, 'user_id' | 'checkout_id'>;

/** The columns of a checkout that can change. */
type Change = Omit<
  Updateable<CheckoutsTable>,
  'id' | 'user_id' | 'cart_id' | 'promise_id' | 'modality' | 'version_key' | 'created_at'
>;

function createCheckoutParts(db: ApiDb) {
  return {
    async linesOf(userId: string, id: string): Promise<readonly CheckoutLinesTable[]> {
      return db
        .selectFrom('checkout_lines')
        .selectAll()
        .where('user_id', '=', userId)
        .where('checkout_id', '=', id)
        .orderBy('gtin13')
        .orderBy('coupon_id')
        .execute();
    },

    /** Replaces all lines. */
    async setLines(userId: string, id: string, lines: readonly NewLine[]): Promise<void> {
      await db
        .deleteFrom('checkout_lines')
        .where('user_id', '=', userId)
        .where('checkout_id', '=', id)
        .execute();
      // SQLite limits a statement to about thirty thousand values.
      for (let from = 0; from < lines.length; from += 500)
        await db
          .insertInto('checkout_lines')
          .values(
            lines.slice(from, from + 500).map((line) => ({ ...line, user_id: userId, checkout_id: id })),
          )
          .execute();
    },

    /** Returns true when a card has been approved for the checkout. */
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
  };
}

/** A promo code with the time in epoch ms at which it was applied. */
export type AppliedPromo = PromosTable & { readonly applied_at: number };

/** The promo codes applied to checkouts. */
const createPromoCodes = (db: ApiDb) => ({
  /** Returns the promo codes of a checkout, in the order in which they were applied. */
  async promosOf(userId: string, id: string): Promise<readonly AppliedPromo[]> {
    return db
      .selectFrom('checkout_promos')
      .innerJoin('promos', 'promos.code', 'checkout_promos.code')
      .selectAll('promos')
      .select('checkout_promos.applied_at')
      .where('checkout_promos.user_id', '=', userId)
      .where('checkout_promos.checkout_id', '=', id)
      .orderBy('checkout_promos.applied_at')
      .orderBy('promos.code')
      .execute();
  },

  async addPromo(userId: string, id: string, { code, at }: { code: string; at: number }): Promise<void> {
    await db
      .insertInto('checkout_promos')
      .values({ checkout_id: id, user_id: userId, code, applied_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  async removePromo(userId: string, id: string, code: string): Promise<void> {
    await db
      .deleteFrom('checkout_promos')
      .where('user_id', '=', userId)
      .where('checkout_id', '=', id)
      .where('code', '=', code)
      .execute();
  },
});

/** The checkouts of shoppers. Every method needs a user id. */
export const createCheckouts = (db: ApiDb) => ({
  ...createCheckoutParts(db),
  ...createPromoCodes(db),

  async find(userId: string, id: string): Promise<CheckoutsTable | undefined> {
    return db
      .selectFrom('checkouts')
      .selectAll()
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .executeTakeFirst();
  },

  /** Returns the draft of a cart for a modality. */
  async draftOf(
    userId: string,
    { cart_id, modality }: Pick<CheckoutsTable, 'cart_id' | 'modality'>,
  ): Promise<CheckoutsTable | undefined> {
    return db
      .selectFrom('checkouts')
      .selectAll()
      .where('user_id', '=', userId)
      .where('cart_id', '=', cart_id)
      .where('modality', '=', modality)
      .where('status', '=', 'DRAFT')
      .executeTakeFirst();
  },

  /** Starts a checkout, and deletes an existing draft of the same modality. */
  async begin(userId: string, checkout: Omit<CheckoutsTable, 'user_id'>): Promise<void> {
    await db
      .deleteFrom('checkouts')
      .where('user_id', '=', userId)
      .where('modality', '=', checkout.modality)
      .where('status', '=', 'DRAFT')
      .execute();
    await db
      .insertInto('checkouts')
      .values({ ...checkout, user_id: userId })
      .execute();
  },

  /** Changes a checkout if it still has the version that was read; returns whether it had. */
  async change(
    userId: string,
    id: string,
    { from, to, set = {} }: { from: string; to: string; set?: Change },
  ): Promise<boolean> {
    const changed = await db
      .updateTable('checkouts')
      .set({ ...set, version_key: to })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .where('version_key', '=', from)
      .executeTakeFirst();
    return changed.numUpdatedRows > 0n;
  },
});
