import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { openNode } from '../db/open-node.ts';
import { openPostgres } from '../db/open-postgres.ts';
import { openQueries } from '../db/open-queries.ts';
import { newId } from '../secrecy.ts';

/** A server whose databases tests may make and drop, as `postgres://…`; they run on SQLite when it is not set. */
const SERVER = process.env['SANDBOX_TEST_POSTGRES'] || undefined;

async function onServer(statement: string): Promise<void> {
  const { default: pg } = await import('pg');
  const client = new pg.Client(SERVER);
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Opens a fresh database for a test: a file below `dir`, or one of the server. */
export async function openTestDatabase<Tables>(
  dir: string,
): Promise<{ readonly db: Kysely<Tables>; readonly url: string | undefined; close(): Promise<void> }> {
  if (SERVER === undefined) {
    const db = openQueries<Tables>(openNode(join(dir, 'api.db')));
    return { db, url: undefined, close: () => db.destroy() };
  }
  const name = `test_${newId()}`;
  await onServer(`create database "${name}"`);
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
  };
}
