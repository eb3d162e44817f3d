import type { AppName } from '@grocer/foundation/domain';
import type { Selectable, Updateable } from 'kysely';
import type { ApiDb, CardsTable } from '../api/tables.ts';
import { attempt } from '../db/in-transaction.ts';

export type NewCard = Omit<Selectable<CardsTable>, 'user_id'>;

/** A stored card with the applications that prefer it and the data of its account. */
export interface StoredCard extends Selectable<CardsTable> {
  readonly preferredFor: readonly AppName[];
  readonly balanceCents: number | null;
  /** The behaviour of a test account; empty when the card has no account. */
  readonly accountBehaviour: string;
}

type Edit = Omit<Updateable<CardsTable>, 'id' | 'user_id'>;

/** Selects cards with their accounts, before they are limited to a shopper. */
const cardsWithAccounts = (db: ApiDb) =>
  db
    .selectFrom('cards')
    .leftJoin('prepaid_accounts', 'prepaid_accounts.id', 'cards.account_id')
    .selectAll('cards')
    .select(['prepaid_accounts.balance_cents as balanceCents', 'prepaid_accounts.behaviour as account']);

type Row = Awaited<ReturnType<ReturnType<typeof cardsWithAccounts>['execute']>>[number];

async function completed(db: ApiDb, userId: string, rows: readonly Row[]): Promise<readonly StoredCard[]> {
  const preferred = await db.selectFrom('preferred').selectAll().where('user_id', '=', userId).execute();
  return rows.map(({ account, ...row }) => ({
    ...row,
    accountBehaviour: account ?? '',
    preferredFor: preferred.filter(({ card_id }) => card_id === row.id).map(({ app }) => app),
  }));
}

const isLimit = (error: unknown): boolean =>
  error instanceof Error && /five_gift_cards|one_snap_card/.test(error.message);

function createCardReads(db: ApiDb) {
  const of = (userId: string) => cardsWithAccounts(db).where('cards.user_id', '=', userId);
  return {
    /** Returns the saved cards, oldest first. */
    async listSaved(userId: string): Promise<readonly StoredCard[]> {
      const rows = await of(userId)
        .where('saved', '=', 1)
        .orderBy('created_at')
        .orderBy('cards.id')
        .execute();
      return completed(db, userId, rows);
    },

    /** Returns the cards that can pay for a checkout: saved ones, and those for its order only. */
    async listPayable(userId: string, checkoutId: string): Promise<readonly StoredCard[]> {
      const rows = await of(userId)
        .where(({ eb, or, selectFrom }) =>
          or([
            eb('saved', '=', 1),
            eb(
              'cards.id',
              'in',
              selectFrom('order_cards')
                .select('card_id')
                .where('user_id', '=', userId)
                .where('checkout_id', '=', checkoutId),
            ),
          ]),
        )
        .orderBy('created_at')
        .orderBy('cards.id')
        .execute();
      return completed(db, userId, rows);
    },

    async find(userId: string, cardId: string): Promise<StoredCard | undefined> {
      const rows = await of(userId).where('cards.id', '=', cardId).execute();
      return (await completed(db, userId, rows))[0];
    },

    async findByGram(userId: string, gram: string): Promise<StoredCard | undefined> {
      const rows = await of(userId).where('payment_gram', '=', gram).execute();
      return (await completed(db, userId, rows))[0];
    },

    async hasNumber(userId: string, fingerprint: string): Promise<boolean> {
      const row = await db
        .selectFrom('cards')
        .select('id')
        .where('user_id', '=', userId)
        .where('fingerprint', '=', fingerprint)
        .where('saved', '=', 1)
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}

const createPreferred = (db: ApiDb) => ({
  /** Makes a card the only preferred one of an application. */
  async prefer(userId: string, { cardId, app }: { cardId: string; app: AppName }): Promise<void> {
    await db
      .insertInto('preferred')
      .values({ user_id: userId, app, card_id: cardId })
      .onConflict((conflict) => conflict.columns(['user_id', 'app']).doUpdateSet({ card_id: cardId }))
      .execute();
  },

  /** Removes an application's preference if it is for this card. */
  async preferNoMore(userId: string, { cardId, app }: { cardId: string; app: AppName }): Promise<void> {
    await db
      .deleteFrom('preferred')
      .where('user_id', '=', userId)
      .where('app', '=', app)
      .where('card_id', '=', cardId)
      .execute();
  },
});

/** The cards of shoppers. Every method needs a user id. */
export function createCards(db: ApiDb) {
  async function add(userId: string, card: NewCard): Promise<void> {
    await db
      .insertInto('cards')
      .values({ ...card, user_id: userId })
      .execute();
  }

  return {
    ...createCardReads(db),
    ...createPreferred(db),
    add,

    /** Adds a card in a transaction; returns false when the wallet has the maximum of its kind. */
    async addWithinLimits(userId: string, card: NewCard): Promise<boolean> {
      try {
        await attempt(db, () => add(userId, card));
        return true;
      } catch (error) {
        if (isLimit(error)) return false;
        throw error;
      }
    },

    async edit(userId: string, cardId: string, edit: Edit): Promise<void> {
      await db
        .updateTable('cards')
        .set(edit)
        .where('user_id', '=', userId)
        .where('id', '=', cardId)
        .execute();
    },

    /** Removes a card and its preferences; returns true when it existed. */
    async remove(userId: string, cardId: string): Promise<boolean> {
      const removed = await db
        .deleteFrom('cards')
        .where('user_id', '=', userId)
        .where('id', '=', cardId)
        .executeTakeFirst();
      return removed.numDeletedRows > 0n;
    },
  };
}
