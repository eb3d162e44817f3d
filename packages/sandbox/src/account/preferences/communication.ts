import type { ApiDb } from '../../api/tables.ts';
import type { CommunicationPreferencesTable } from '../account-tables.ts';

/** Shoppers' communication preferences. Every method needs a user id. */
export const createCommunication = (db: ApiDb) => ({
  async find(userId: string): Promise<CommunicationPreferencesTable | undefined> {
    return db
      .selectFrom('communication_preferences')
      .selectAll()
      .where('user_id', '=', userId)
      .executeTakeFirst();
  },

  /** Changes the given fields only. */
  async change(
    userId: string,
    change: Partial<Omit<CommunicationPreferencesTable, 'user_id'>>,
  ): Promise<void> {
    if (Object.keys(change).length === 0) return;
    await db.updateTable('communication_preferences').set(change).where('user_id', '=', userId).execute();
  },
});
