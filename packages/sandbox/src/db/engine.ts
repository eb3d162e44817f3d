import { PostgresAdapter } from 'kysely';
import type { Kysely } from 'kysely';

/** The databases that the sandbox runs on. */
export type Engine = 'sqlite' | 'postgres';

/** Returns the engine of a database. */
export const engineOf = <Tables>(db: Kysely<Tables>): Engine =>
  db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
