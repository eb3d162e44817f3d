import type { ApiDb } from '../../api/tables.ts';
import type { EmailsTable, PhonesTable, ProfilesTable } from '../account-tables.ts';

/** Shoppers' profiles and contact information. Every method needs a user id. */
export function createProfiles(db: ApiDb) {
  const emailsOf = (userId: string): Promise<EmailsTable[]> =>
    db.selectFrom('emails').selectAll().where('user_id', '=', userId).orderBy('address').execute();

  return {
    emailsOf,

    async find(userId: string): Promise<ProfilesTable | undefined> {
      return db.selectFrom('profiles').selectAll().where('user_id', '=', userId).executeTakeFirst();
    },

    async phonesOf(userId: string): Promise<readonly PhonesTable[]> {
      return db.selectFrom('phones').selectAll().where('user_id', '=', userId).orderBy('type').execute();
    },

    /** Returns true when the shopper has a mobile phone with this number. */
    async hasMobile(userId: string, number: string): Promise<boolean> {
      const row = await db
        .selectFrom('phones')
        .select('number')
        .where('user_id', '=', userId)
        .where('type', '=', 'MOBILE')
        .where('number', '=', number)
        .executeTakeFirst();
      return row !== undefined;
    },

    hasEmail: async (userId: string): Promise<boolean> => (await emailsOf(userId)).length > 0,
  };
}

/** Returns the owner of an email address; takes no user id, since the shopper is not signed in. */
export async function ownerOfEmail(db: ApiDb, address: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('emails')
    .select('user_id')
    .where('address', '=', address)
    .executeTakeFirst();
  return row?.user_id;
}
