import type { ApiDb } from '../api/tables.ts';

const GOOD_MS = 15 * 60_000;

interface Approval {
  /** Of the vault's token that stands for the PIN. */
  readonly tokenHash: string;
  readonly cardId: string;
}

/** An approval, and the operation that it is for. */
interface Use extends Approval {
  readonly operation: string;
  readonly now: number;
}

/** PINs that were found to be right with a balance: each is good for one payment, a quarter of an hour long. */
export const createPinApprovals = (db: ApiDb) => ({
  async add(userId: string, { tokenHash, cardId, at }: Approval & { readonly at: number }): Promise<void> {
    await db
      .insertInto('pin_approvals')
      .values({ token_hash: tokenHash, user_id: userId, card_id: cardId, approved_at: at, spent_by: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  /** Is a PIN good for an operation? The one that it was used up for may ask again. */
  async isGood(userId: string, { tokenHash, cardId, operation, now }: Use): Promise<boolean> {
    const row = await db
      .selectFrom('pin_approvals')
      .select('token_hash')
      .where('token_hash', '=', tokenHash)
      .where('user_id', '=', userId)
      .where('card_id', '=', cardId)
      .where('approved_at', '>', now - GOOD_MS)
      .where(({ or, eb }) => or([eb('spent_by', 'is', null), eb('spent_by', '=', operation)]))
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Uses a PIN up for an operation. */
  async spend(userId: string, { tokenHash, operation }: Pick<Use, 'tokenHash' | 'operation'>): Promise<void> {
    await db
      .updateTable('pin_approvals')
      .set({ spent_by: operation })
      .where('token_hash', '=', tokenHash)
      .where('user_id', '=', userId)
      .execute();
  },

  /** Has the shopper shown a moment ago that they know the PIN of a card? */
  async isKnown(userId: string, cardId: string, now: number): Promise<boolean> {
    const row = await db
      .selectFrom('pin_approvals')
      .select('token_hash')
      .where('user_id', '=', userId)
      .where('card_id', '=', cardId)
      .where('approved_at', '>', now - GOOD_MS)
      .executeTakeFirst();
    return row !== undefined;
  },
});
