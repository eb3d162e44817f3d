import type { SmsTrigger } from '@grocer/foundation/domain';
import type { ApiDb } from '../../api/tables.ts';

/** A kind of text messages to a phone. */
export interface SmsKind {
  readonly phoneNumber: string;
  readonly trigger: SmsTrigger;
}

/** Shoppers' text message preferences. Every method needs a user id. */
export const createSmsOptIns = (db: ApiDb) => ({
  async isOptedIn(userId: string, { phoneNumber, trigger }: SmsKind): Promise<boolean> {
    const row = await db
      .selectFrom('sms_opt_ins')
      .select('is_opted_in')
      .where('user_id', '=', userId)
      .where('phone_number', '=', phoneNumber)
      .where('trigger_type', '=', trigger)
      .executeTakeFirst();
    return row?.is_opted_in === 1;
  },

  async set(userId: string, { phoneNumber, trigger }: SmsKind, optIn: boolean): Promise<void> {
    const change = { is_opted_in: optIn ? (1 as const) : (0 as const) };
    await db
      .insertInto('sms_opt_ins')
      .values({ user_id: userId, phone_number: phoneNumber, trigger_type: trigger, ...change })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'phone_number', 'trigger_type']).doUpdateSet(change),
      )
      .execute();
  },
});
