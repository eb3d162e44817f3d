import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { openNode } from '../db/open-node.ts';
import { openPostgres } from '../db/open-postgres.ts';
import { openQueries } from '../db/open-queries.ts';
import { newId } from '../secrecy.ts';

/**
 * A server on which tests may create and drop databases, as `postgres://…`. Without it they run on SQLite.
 * Models stay on the server, so it should be one that is deleted after the tests.
 */
const SERVER = process.env['SANDBOX_TEST_POSTGRES'] || undefined;

async function onServer(statement: string): Promise<void> {
  const { default: pg } = await import('pg');
  const client = new pg.Client(SERVER);
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** A closed database that others can be copied from: the bytes of its file, or its name on the server. */
export type Model = Uint8Array | string;

export interface TestDatabase<Tables, Kept extends Model = Model> {
  readonly db: Kysely<Tables>;
  readonly url: string | undefined;
  /** Closes and deletes the database. */
  close(): Promise<void>;
  /** Closes the database and keeps it as a model. */
  keep(): Promise<Kept>;
}

/** Opens a database file for a test, empty or as a copy of a model. */
export async function openTestFile<Tables>(
  file: string,
  model?: Uint8Array,
): Promise<TestDatabase<Tables, Uint8Array>> {
  if (model !== undefined) await writeFile(file, model);
  const db = openQueries<Tables>(openNode(file, { durable: false }));
  const close = (): Promise<void> => db.destroy();
  return { db, url: undefined, close, keep: () => close().then(() => readFile(file)) };
}

/** Opens a database for a test, empty or as a copy of a model: a file in `dir`, or one on the server. */
export async function openTestDatabase<Tables>(dir: string, model?: Model): Promise<TestDatabase<Tables>> {
  if (SERVER === undefined) {
    if (typeof model === 'string') throw new TypeError('A file cannot begin as a database of a server.');
    return openTestFile(join(dir, 'api.db'), model);
  }
  if (model instanceof Uint8Array) throw new TypeError('A database of a server cannot begin as a file.');
  const name = `test_${newId()}`;
  const like = model === undefined ? '' : ` template "${model}"`;
  await onServer(`create database "${name}"${like}`);
  const url = new URL(SERVER);
  url.pathname = `/${name}`;
  const db = await openPostgres<Tables>(url.href);
  return {
    db,
    url: url.href,
    async close() {
      await db.destroy();
      await onServer(`drop database "${name}" with (force)`);
    },
    keep: () => db.destroy().then(() => name),
  };
}
