import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { SqliteDatabase } from './open-queries.ts';
import { toSqlValue } from './sql-value.ts';
import type { SqlValue } from './sql-value.ts';

const bound = (values: readonly unknown[]): SqlValue[] => values.map(toSqlValue);

/** Gives Node's SQLite the shape that queries need. */
export const nodeQueries = (db: DatabaseSync): SqliteDatabase => ({
  close: () => db.close(),
  prepare(sql) {
    const statement = db.prepare(sql);
    return {
      reader: statement.columns().length > 0,
      all: (values) => statement.all(...bound(values)),
      run: (values) => statement.run(...bound(values)),
      iterate: (values) => statement.iterate(...bound(values)),
    };
  },
});

/**
 * Opens a database file for this process; creates its folder if necessary. A durable one survives a power cut
 * up to the last commit; any survives the end of the process.
 */
export function openNode(path: string, { durable = true } = {}): SqliteDatabase {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const db = new DatabaseSync(path);
  db.exec(
    `PRAGMA journal_mode=WAL; PRAGMA synchronous=${durable ? 'FULL' : 'OFF'}; PRAGMA foreign_keys=ON; PRAGMA busy_timeout=5000; PRAGMA temp_store=MEMORY`,
  );
  return nodeQueries(db);
}
