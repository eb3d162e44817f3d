import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { openNode } from './open-node.ts';
import { openPostgres } from './open-postgres.ts';
import { openQueries } from './open-queries.ts';

interface Place {
  /** A PostgreSQL database, as `postgres://…`; a file of the data folder when not said. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
}

/** Opens the API's database, wherever it is. */
export const openDatabase = async <Tables>({ databaseUrl, dataDir }: Place): Promise<Kysely<Tables>> =>
  databaseUrl === undefined
    ? openQueries<Tables>(openNode(join(dataDir, 'api', 'api.db')))
    : openPostgres<Tables>(databaseUrl);
