import {
  HandleEmptyInListsPlugin,
  Kysely,
  PostgresDialect,
  replaceWithNoncontingentExpression,
} from 'kysely';
import type { PoolConfig } from 'pg';
import { oneWriter } from './one-writer.ts';
import { impatientStream, LOCK_MS, patient } from './patience.ts';
import { writesApart } from './writes-apart.ts';

const READERS = 12;
/**
 * Only one transaction writes at a time; the others of this process are connected and wait for their turn.
 */
const WRITERS = 4;

/**
 * Type ids that PostgreSQL sends as text, since JavaScript cannot hold every value: `bigint`, and sums of it.
 */
const NUMBERS: ReadonlySet<number> = new Set([20, 1700]);

const toNumber = (text: string): number => {
  const number = Number(text);
  if (!Number.isSafeInteger(number))
    throw new RangeError('PostgreSQL sent a number that JavaScript cannot hold.');
  return number;
};

const BEGIN = 'begin; select pg_advisory_xact_lock(0)';

/** Opens a PostgreSQL database (`postgres://…`), which other processes may share, for typed queries. */
export async function openPostgres<Tables>(url: string): Promise<Kysely<Tables>> {
  // Only PostgreSQL needs the driver.
  const { default: pg } = await import('pg');
  const dialect = (pooling: PoolConfig): PostgresDialect => {
    const pool = new pg.Pool({
      ...patient,
      ...pooling,
      stream: impatientStream,
      connectionString: url,
      // A process that hangs does not block other writers.
      idle_in_transaction_session_timeout: LOCK_MS,
      lock_timeout: LOCK_MS,
      types: {
        getTypeParser: (type, format) =>
          NUMBERS.has(type) ? toNumber : pg.types.getTypeParser(type, format),
      },
    });
    // Queries on a broken connection reject; an unhandled error between queries would end the process.
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
    return new PostgresDialect({ pool });
  };
  const plugins = [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })];
  return new Kysely<Tables>({
    dialect: writesApart(
      dialect({ max: READERS }),
      // Here the timeout also covers the wait for a turn to write.
      oneWriter(dialect({ max: WRITERS, connectionTimeoutMillis: LOCK_MS }), BEGIN),
    ),
    plugins,
  });
}
