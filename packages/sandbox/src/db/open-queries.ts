import { Kysely, SqliteDialect } from 'kysely';
import type { SqliteDatabase } from 'kysely';
import { oneWriter } from './one-writer.ts';

/** The part of a SQLite connection that queries need. Node and the browser each open their own. */
export type { SqliteDatabase };

type Statement = ReturnType<SqliteDatabase['prepare']>;

/**
 * Prepares each statement once, since preparing takes longer than running and statements repeat. There are
 * only as many as there are queries and lengths of the lists that a request may hold.
 */
function preparingOnce(database: SqliteDatabase): SqliteDatabase {
  const prepared = new Map<string, Statement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const statement = prepared.get(sql) ?? database.prepare(sql);
      prepared.set(sql, statement);
      return statement;
    },
  };
}

/** Opens a SQLite database for typed queries. */
export const openQueries = <Tables>(database: SqliteDatabase): Kysely<Tables> =>
  new Kysely<Tables>({
    dialect: oneWriter(new SqliteDialect({ database: preparingOnce(database) }), 'begin immediate'),
  });
