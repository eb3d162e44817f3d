import type { ApiDb } from '../api/tables.ts';

const GOOD_MS = 15 * 60_000;

interface Approval {
  /** The hash of the vault's PIN token. */
  readonly tokenHash: string;
  readonly cardId: string;
}

/** An approval and the operation that uses it. */
interface Use extends Approval {
  readonly operation: string;
  readonly now: number;
}

/** Approved PINs, after a successful balance check. Each is valid for one payment within 15 minutes. */
export const createPinApprovals = (db: ApiDb) => ({
  async add(userId: string, { tokenHash, cardId, at }: Approval & { readonly at: number }): Promise<void> {
    await db
      .insertInto('pin_approvals')
      .values({ token_hash: tokenHash, user_id: userId, card_id: cardId, approved_at: at, spent_by: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  /** Returns true when a PIN is valid for an operation. The operation that has spent it may ask again. */
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

  /** Spends a PIN for an operation. */
  async spend(userId: string, { tokenHash, operation }: Pick<Use, 'tokenHash' | 'operation'>): Promise<void> {
    await db
      .updateTable('pin_approvals')
      .set({ spent_by: operation })
      .where('token_hash', '=', tokenHash)
      .where('user_id', '=', userId)
      .execute();
  },

  /** Returns true when the shopper has recently entered the correct PIN of a card. */
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
