import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { openLocks } from './open-locks.ts';
import type { Locks } from './open-locks.ts';
import { openNode } from './open-node.ts';
import { openPostgres } from './open-postgres.ts';
import { openQueries } from './open-queries.ts';

interface Place {
  /** A PostgreSQL database, as `postgres://…`; a file of the data folder when not said. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
}

/** An open database. */
export interface Database<Tables> {
  readonly db: Kysely<Tables>;
  /** Where several processes may use it: what one of them does alone. */
  readonly locks: Locks | undefined;
  close(): Promise<void>;
}

/** Opens the API's database, wherever it is. */
export async function openDatabase<Tables>({ databaseUrl, dataDir }: Place): Promise<Database<Tables>> {
  if (databaseUrl === undefined) {
    const db = openQueries<Tables>(openNode(join(dataDir, 'api', 'api.db')));
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
