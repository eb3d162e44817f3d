import type { ApiDb } from '../api/tables.ts';

/** Returns a secret shared by all processes over one database: that of the first process to store one. */
export async function sharedSecret(db: ApiDb, name: string, secret: string): Promise<string> {
  await db
    .insertInto('kept_secrets')
    .values({ name, secret })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const kept = await db
    .selectFrom('kept_secrets')
    .select('secret')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return kept.secret;
}
