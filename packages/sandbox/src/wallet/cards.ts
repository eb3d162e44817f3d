import type { AppName } from '@grocer/foundation/domain';
import type { Selectable } from 'kysely';
import type { ApiDb, CardsTable } from '../api/tables.ts';

export type NewCard = Omit<Selectable<CardsTable>, 'user_id'>;

/** A stored card and the applications it is preferred in. */
export interface StoredCard extends Selectable<CardsTable> {
  readonly preferredFor: readonly AppName[];
}

/** The cards of shoppers. Nothing here works without saying whose. */
export const createCards = (db: ApiDb) => ({
  /** Saved cards, oldest first. */
  async listSaved(userId: string): Promise<readonly StoredCard[]> {
    const rows = await db
      .selectFrom('cards')
      .selectAll()
      .where('user_id', '=', userId)
      .where('saved', '=', 1)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    const preferred = await db.selectFrom('preferred').selectAll().where('user_id', '=', userId).execute();
    return rows.map((row) => ({
      ...row,
      preferredFor: preferred.filter(({ card_id }) => card_id === row.id).map(({ app }) => app),
    }));
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

  async add(userId: string, card: NewCard): Promise<void> {
    await db
      .insertInto('cards')
      .values({ ...card, user_id: userId })
      .execute();
  },

  /** Makes a card the only preferred one of an application. */
  async prefer(userId: string, { cardId, app }: { cardId: string; app: AppName }): Promise<void> {
    await db
      .insertInto('preferred')
      .values({ user_id: userId, app, card_id: cardId })
      .onConflict((conflict) => conflict.columns(['user_id', 'app']).doUpdateSet({ card_id: cardId }))
      .execute();
  },
});
