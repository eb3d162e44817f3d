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
/** One writes at a time; the others of a process are there already when it is their turn. */
const WRITERS = 4;

/** Numbers that PostgreSQL would send as text, because JavaScript does not hold all of them: `bigint`, and sums of it. */
const NUMBERS: ReadonlySet<number> = new Set([20, 1700]);

const toNumber = (text: string): number => {
  const number = Number(text);
  if (!Number.isSafeInteger(number))
    throw new RangeError('PostgreSQL sent a number that JavaScript cannot hold.');
  return number;
};

const BEGIN = 'begin; select pg_advisory_xact_lock(0)';

/** Typed queries on a PostgreSQL database, which other processes may use as well; `url` as `postgres://…`. */
export async function openPostgres<Tables>(url: string): Promise<Kysely<Tables>> {
  // Nobody else needs the driver.
  const { default: pg } = await import('pg');
  const dialect = (pooling: PoolConfig): PostgresDialect => {
    const pool = new pg.Pool({
      ...patient,
      ...pooling,
      stream: impatientStream,
      connectionString: url,
      // A process that hangs keeps nobody else from writing.
      idle_in_transaction_session_timeout: LOCK_MS,
      lock_timeout: LOCK_MS,
      types: {
        getTypeParser: (type, format) =>
          NUMBERS.has(type) ? toNumber : pg.types.getTypeParser(type, format),
      },
    });
    // Whoever asks on a connection that broke is told; between two questions nobody is there to be told.
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
    return new PostgresDialect({ pool });
  };
  const plugins = [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })];
  return new Kysely<Tables>({
    dialect: writesApart(
      dialect({ max: READERS }),
      // Here the turn to write is waited for as well.
      oneWriter(dialect({ max: WRITERS, connectionTimeoutMillis: LOCK_MS }), BEGIN),
    ),
    plugins,
  });
}
