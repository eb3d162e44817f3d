import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { openLocks } from './open-locks.ts';
import type { Locks } from './open-locks.ts';
import { openNode } from './open-node.ts';
import { openPostgres } from './open-postgres.ts';
import { openQueries } from './open-queries.ts';

interface Place {
  /** A PostgreSQL database, as `postgres://…`. Default: a file in the data folder. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  /** True if a SQLite file has to survive a power cut. */
  readonly durable: boolean;
}

/** An open database. */
export interface Database<Tables> {
  readonly db: Kysely<Tables>;
  /** Locks between the processes that share the database; undefined for SQLite. */
  readonly locks: Locks | undefined;
  close(): Promise<void>;
}

/** Opens the API's database, on either engine. */
export async function openDatabase<Tables>({
  databaseUrl,
  dataDir,
  durable,
}: Place): Promise<Database<Tables>> {
  if (databaseUrl === undefined) {
    const db = openQueries<Tables>(openNode(join(dataDir, 'api', 'api.db'), { durable }));
    return { db, locks: undefined, close: () => db.destroy() };
  }
  const db = await openPostgres<Tables>(databaseUrl);
  const locks = openLocks(databaseUrl);
  return {
    db,
    locks,
    async close() {
      await locks.close();
      await db.destroy();
    },
  };
}
