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

/** A database in the memory of a page. */
export interface WebDatabase extends SqliteDatabase {
  /** All of it, for another one to begin with. */
  image(): Uint8Array;
}

type Sqlite = Awaited<ReturnType<typeof sqlite3InitModule>>;

/** Fills an empty database with the image of another one. */
function fill({ capi, wasm }: Sqlite, db: Database, image: Uint8Array): void {
  const { pointer } = db;
  if (pointer === undefined) throw new Error('This database is closed.');
  const flags = capi.SQLITE_DESERIALIZE_FREEONCLOSE | capi.SQLITE_DESERIALIZE_RESIZEABLE;
  const bytes = wasm.allocFromTypedArray(image);
  db.checkRc(capi.sqlite3_deserialize(pointer, 'main', bytes, image.length, image.length, flags));
}

/** Opens a database in the memory of this page, on SQLite's WebAssembly build; with an image it is a copy of that. */
export async function openWeb(image?: Uint8Array): Promise<WebDatabase> {
  const sqlite3 = await sqlite3InitModule();
  const db = new sqlite3.oo1.DB(':memory:');
  if (image) fill(sqlite3, db, image);
  db.exec('PRAGMA foreign_keys=ON');
  return {
    image: () => sqlite3.capi.sqlite3_js_db_export(db),
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
