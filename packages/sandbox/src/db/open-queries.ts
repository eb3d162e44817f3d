import { CompiledQuery, Kysely, SqliteDialect } from 'kysely';
import type { Dialect, SqliteDatabase } from 'kysely';

/** The part of a SQLite connection that queries need; Node and the browser each open one. */
export type { SqliteDatabase };

/** Takes the write lock when a transaction begins, so that what it reads cannot change before it writes. */
function immediate(dialect: SqliteDialect): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver() {
      const driver = dialect.createDriver();
      driver.beginTransaction = async (connection) => {
        await connection.executeQuery(CompiledQuery.raw('begin immediate'));
      };
      return driver;
    },
  };
}

/** Typed queries on an open SQLite database. */
export const openQueries = <Tables>(database: SqliteDatabase): Kysely<Tables> =>
  new Kysely<Tables>({ dialect: immediate(new SqliteDialect({ database })) });
