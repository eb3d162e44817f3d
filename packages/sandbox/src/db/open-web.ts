import sqlite3InitModule from '@sqlite.org/sqlite-wasm';
import type { Database, PreparedStatement } from '@sqlite.org/sqlite-wasm';
import type { SqliteDatabase } from './open-queries.ts';
import { toSqlValue } from './sql-value.ts';

/** Binds the values of a statement; a statement without parameters must not be bound. */
function bind(statement: PreparedStatement, values: readonly unknown[]): PreparedStatement {
  if (values.length > 0) statement.bind(values.map(toSqlValue));
  return statement;
}

function* rowsOf(statement: PreparedStatement, values: readonly unknown[]): IterableIterator<unknown> {
  try {
    bind(statement, values);
    const names = statement.getColumnNames([]);
    while (statement.step()) {
      const row = statement.get([]);
      yield Object.fromEntries(names.map((name, index) => [name, row[index]]));
    }
  } finally {
    statement.reset(true);
  }
}

/** A database in memory. */
export interface MemoryDatabase extends SqliteDatabase {
  /** Returns the whole database, as the start of another one. */
  image(): Uint8Array;
}

type Sqlite = Awaited<ReturnType<typeof sqlite3InitModule>>;

/** Fills a database with a copy of an image. */
function fill({ capi, wasm }: Sqlite, db: Database, image: Uint8Array): void {
  const { pointer } = db;
  if (pointer === undefined) throw new Error('This database is closed.');
  const flags = capi.SQLITE_DESERIALIZE_FREEONCLOSE | capi.SQLITE_DESERIALIZE_RESIZEABLE;
  const bytes = wasm.alloc(image.length);
  wasm.heap8u().set(image, bytes);
  db.checkRc(capi.sqlite3_deserialize(pointer, 'main', bytes, image.length, image.length, flags));
}

/** Opens a database in memory; with an image, as a copy of it. */
export type OpenMemory = (image?: Uint8Array) => MemoryDatabase;

function openOn(sqlite3: Sqlite, image: Uint8Array | undefined): MemoryDatabase {
  const db = new sqlite3.oo1.DB(':memory:');
  if (image) fill(sqlite3, db, image);
  db.exec('PRAGMA foreign_keys=ON');
  return {
    image: () => sqlite3.capi.sqlite3_js_db_export(db),
    // Also finalizes all prepared statements.
    close: () => db.close(),
    prepare(sql) {
      const statement = db.prepare(sql);
      return {
        reader: statement.columnCount > 0,
        all: (values) => [...rowsOf(statement, values)],
        run(values) {
          try {
            bind(statement, values).step();
          } finally {
            statement.reset(true);
          }
          return { changes: db.changes(), lastInsertRowid: sqlite3.capi.sqlite3_last_insert_rowid(db) };
        },
        iterate: (values) => rowsOf(statement, values),
      };
    },
  };
}

/** Loads SQLite's WebAssembly build, with its own memory for the databases opened on it. */
export async function loadSqlite(): Promise<OpenMemory> {
  const sqlite3 = await sqlite3InitModule();
  return (image) => openOn(sqlite3, image);
}
