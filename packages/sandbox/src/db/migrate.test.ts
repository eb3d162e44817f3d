import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { apiMigrations } from '../api/migrations.ts';
import type { ApiTables } from '../api/tables.ts';
import { createClock } from '../clock.ts';
import { vaultMigrations } from '../vault/tables.ts';
import { migrate } from './migrate.ts';
import { openNode } from './open-node.ts';
import { openQueries } from './open-queries.ts';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'migrate-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const open = () => openQueries<ApiTables>(openNode(join(dir, 'some.db')));
const clock = createClock();

it.each([
  ['API', apiMigrations],
  ['vault', vaultMigrations],
])('builds the %s schema from an empty file, and keeps it on a second run', async (_, steps) => {
  for (let times = 0; times < 2; times += 1) {
    const db = open();
    await migrate(db, steps(), clock);
    const { rows } = await sql<{ id: number }>`select id from migrations order by id`.execute(db);
    expect(rows.map(({ id }) => id)).toEqual(steps().map(({ id }) => id));
    await db.destroy();
  }
});

it('discards the demo data of the first schema, including its cards', async () => {
  const db = open();
  await migrate(db, apiMigrations().slice(0, 1), clock);
  const old = `insert into cards values ('c', 'u', 'k', 'GIFT_CARD', 'NONE', '', '1000', '', '', 2500, 'g', null, null,
    'approves', null, null, null, 1, 0)`;
  for (const statement of [`insert into users values ('u', 'alice', 'A', 'A')`, old])
    await sql.raw(statement).execute(db);
  await migrate(db, apiMigrations(), clock);
  expect(await db.selectFrom('users').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('cards').selectAll().execute()).toEqual([]);
  await db.destroy();
});

it('applies a step completely or not at all', async () => {
  const db = open();
  const steps = [{ id: 1, statements: ['create table a (x)', 'create nonsense'] }];
  await expect(migrate(db, steps, clock)).rejects.toThrow('nonsense');
  await expect(sql`select * from a`.execute(db)).rejects.toThrow('no such table');
  await db.destroy();
});

it('refuses a file of a newer version', async () => {
  const db = open();
  await migrate(db, [{ id: apiMigrations().length + 1, statements: [] }], clock);
  await expect(migrate(db, apiMigrations(), clock)).rejects.toThrow('newer version');
  await db.destroy();
});

it('takes the write lock when a transaction begins', async () => {
  const [one, other] = [open(), openQueries<ApiTables>(openNode(join(dir, 'some.db')))];
  await migrate(one, apiMigrations(), clock);
  await sql`pragma busy_timeout = 0`.execute(other);
  await one.transaction().execute(async () => {
    await expect(other.transaction().execute(async () => undefined)).rejects.toThrow('locked');
  });
  await one.destroy();
  await other.destroy();
});
