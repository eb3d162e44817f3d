import type { ApiDb } from '../../api/tables.ts';
import type { EmailsTable, PhonesTable, ProfilesTable } from '../account-tables.ts';

/** Who shoppers are, and how to reach them. Nothing here works without saying whose. */
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

    /** Has the shopper a mobile phone of this number? */
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

/** Whose email address this is. It is how somebody is found who is not signed in, so that nobody can be named. */
export async function ownerOfEmail(db: ApiDb, address: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('emails')
    .select('user_id')
    .where('address', '=', address)
    .executeTakeFirst();
  return row?.user_id;
}
