import sqlite3InitModule from '@sqlite.org/sqlite-wasm';
import type { BindableValue, Database } from '@sqlite.org/sqlite-wasm';
import type { SqliteDatabase } from './open-queries.ts';

function toSqlValue(value: unknown): BindableValue {
  if (value === null || value instanceof Uint8Array) return value;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return value;
  throw new TypeError(`SQLite stores no ${typeof value}.`);
}

const bound = (values: readonly unknown[]) => (values.length > 0 ? { bind: values.map(toSqlValue) } : {});

function returnsRows(db: Database, sql: string): boolean {
  const statement = db.prepare(sql);
  const columns = statement.columnCount;
  statement.finalize();
  return columns > 0;
}

function* rowsOf(db: Database, sql: string, values: readonly unknown[]): IterableIterator<unknown> {
  const statement = db.prepare(sql);
  try {
    if (values.length > 0) statement.bind(values.map(toSqlValue));
    while (statement.step()) yield statement.get({});
  } finally {
    statement.finalize();
  }
}

/** Opens a database in the memory of this page, on SQLite's WebAssembly build. */
export async function openWeb(): Promise<SqliteDatabase> {
  const sqlite3 = await sqlite3InitModule();
  const db = new sqlite3.oo1.DB(':memory:');
  db.exec('PRAGMA foreign_keys=ON');
  return {
    close: () => db.close(),
    prepare: (sql) => ({
      reader: returnsRows(db, sql),
      all: (values) => db.exec({ sql, ...bound(values), rowMode: 'object', returnValue: 'resultRows' }),
      run(values) {
        db.exec({ sql, ...bound(values) });
        return { changes: db.changes(), lastInsertRowid: sqlite3.capi.sqlite3_last_insert_rowid(db) };
      },
      iterate: (values) => rowsOf(db, sql, values),
    }),
  };
}
