import type { WireEmailPreference } from '@grocer/foundation/contract';
import type { Banner } from '@grocer/foundation/domain';
import type { ApiDb } from '../../api/tables.ts';
import { emailsOf } from './email-catalogue.ts';

/** Shoppers' email preferences. Every method needs a user id. */
export const createEmailPreferences = (db: ApiDb) => ({
  /** Returns every kind of email of a banner, and whether the shopper gets it. */
  async list(userId: string, banner: Banner): Promise<WireEmailPreference[]> {
    const rows = await db
      .selectFrom('email_preferences')
      .selectAll()
      .where('user_id', '=', userId)
      .where('banner', '=', banner.key)
      .execute();
    return emailsOf(banner).map(([shortDescription, longDescription]) => ({
      shortDescription,
      longDescription,
      selected: rows.some((row) => row.short_description === shortDescription && row.selected === 1),
      banner: banner.key,
    }));
  },

  async set(
    userId: string,
    { banner, shortDescription, selected }: Omit<WireEmailPreference, 'longDescription'>,
  ): Promise<void> {
    const change = { selected: selected ? (1 as const) : (0 as const) };
    await db
      .insertInto('email_preferences')
      .values({ user_id: userId, banner, short_description: shortDescription, ...change })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'banner', 'short_description']).doUpdateSet(change),
      )
      .execute();
  },
});
