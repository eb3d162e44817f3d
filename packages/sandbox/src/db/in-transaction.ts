import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Runs work in the current transaction, or in a new one. */
export const inTransaction = <Tables, Result>(
  db: Kysely<Tables>,
  work: (tx: Kysely<Tables>) => Promise<Result>,
): Promise<Result> => (db.isTransaction ? work(db) : db.transaction().execute(work));

/** Tries a write inside a transaction. If the write fails, only the write is rolled back. */
export async function attempt<Tables>(tx: Kysely<Tables>, write: () => Promise<void>): Promise<void> {
  await sql`savepoint attempt`.execute(tx);
  try {
    await write();
    await sql`release savepoint attempt`.execute(tx);
  } catch (error) {
    await sql`rollback to savepoint attempt`.execute(tx);
    throw error;
  }
}
