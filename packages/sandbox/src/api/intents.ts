import type { Clock } from '../clock.ts';
import { newId } from '../secrecy.ts';
import type { Random } from '../secrecy.ts';
import type { ApiDb } from './tables.ts';

const LIVES_MS = 30 * 60_000;

/** Payment intents of shoppers. */
export const createIntents = ({
  db,
  clock,
  random,
}: {
  db: ApiDb;
  clock: Clock;
  random?: Random | undefined;
}) => ({
  async open(userId: string): Promise<string> {
    const id = newId(random);
    await db
      .insertInto('intents')
      .values({ id, user_id: userId, expires_at: clock.now().getTime() + LIVES_MS })
      .execute();
    return id;
  },
  async isLive(userId: string, id: string): Promise<boolean> {
    const row = await db
      .selectFrom('intents')
      .select('id')
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .where('expires_at', '>', clock.now().getTime())
      .executeTakeFirst();
    return row !== undefined;
  },
  /** Expires every intent of every shopper. */
  async expireAll(): Promise<void> {
    await db.updateTable('intents').set({ expires_at: 0 }).execute();
  },
});
