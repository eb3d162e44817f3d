import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ApiTables } from '../api/tables.ts';
import { openTestDatabase } from '../testing/database-for-tests.ts';
import { isAway } from './is-away.ts';
import { openLocks } from './open-locks.ts';

let database: Awaited<ReturnType<typeof openTestDatabase<ApiTables>>>;
beforeEach(async () => {
  database = await openTestDatabase<ApiTables>('');
});
afterEach(() => database.close());

/** All connections to this database except the one that runs the query. */
const OTHERS = sql`from pg_stat_activity where datname = current_database()
  and backend_type = 'client backend' and pid <> pg_backend_pid()`;

async function count(what: 'connections' | 'locks'): Promise<number> {
  const query =
    what === 'connections'
      ? sql<{ n: number }>`select count(*) as n ${OTHERS}`
      : sql<{ n: number }>`select count(*) as n from pg_locks where locktype = 'advisory'
          and database = (select oid from pg_database where datname = current_database())`;
  return (await query.execute(database.db)).rows[0]?.n ?? -1;
}

const name = (index: number): string => index.toString(16).padStart(16, '0');

it('grants a lock to one process at a time, and frees it when the process closes', async () => {
  const [one, other] = [openLocks(database.url ?? ''), openLocks(database.url ?? '')];
  expect([await one.take(name(1)), await other.take(name(1)), await other.take(name(2))]).toEqual([
    true,
    false,
    true,
  ]);
  await one.free(name(1));
  expect(await other.take(name(1))).toBe(true);
  await other.close();
  // The server notices the closed connection after a while.
  await expect.poll(() => one.take(name(2))).toBe(true);
  await one.close();
});

it('keeps one connection and no locks after repeated disconnects', async () => {
  const locks = openLocks(database.url ?? '');
  const unexpected: unknown[] = [];
  const over = new AbortController();
  async function work(from: number): Promise<void> {
    for (let index = from; !over.signal.aborted; index += 4) {
      try {
        await locks.take(name(index));
        await locks.free(name(index));
      } catch (error) {
        unexpected.push(...(isAway(error) ? [] : [error]));
      }
    }
  }
  const working = [0, 1, 2, 3].map(work);
  for (let cuts = 0; cuts < 30; cuts += 1) {
    await sql`select pg_terminate_backend(pid) ${OTHERS}`.execute(database.db);
    await locks.take(name(1_000_000 + cuts)).catch(() => false);
    await locks.free(name(1_000_000 + cuts));
  }
  over.abort();
  await Promise.all(working);
  expect(unexpected).toEqual([]);
  await expect.poll(() => count('connections')).toBeLessThanOrEqual(1);
  expect(await count('locks')).toBe(0);
  await locks.close();
  await expect.poll(() => count('connections')).toBe(0);
});
