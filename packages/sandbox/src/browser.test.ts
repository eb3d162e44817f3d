import { listCards } from '@grocer/foundation/contract';
import { sql } from 'kysely';
import { setupServer } from 'msw/node';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBrowserSandbox } from './browser.ts';
import type { BrowserSandbox } from './browser.ts';
import { clearTables } from './seed/shopper-tables.ts';
import { ALL_CARDS } from './testing/shopper-for-tests.ts';

const API = 'http://api.localhost:8787';
const server = setupServer();
let sandbox: BrowserSandbox;
beforeAll(async () => {
  sandbox = await createBrowserSandbox({ apiOrigin: API, vaultOrigin: 'http://vault.localhost:8788' });
  server.use(...sandbox.handlers);
  server.listen({ onUnhandledFrame: 'error' });
});
afterAll(async () => {
  server.close();
  await sandbox.db.destroy();
});

const list = async () =>
  fetch(`${API}${listCards.path}`, {
    headers: {
      authorization: `Bearer ${await sandbox.tokenFor('alice')}`,
      'x-application-id': 'CLICKLIST',
      'x-payment-auth-type': 'B2C',
      ...ALL_CARDS,
    },
  });

it('responds like the server, from SQLite in memory', async () => {
  const answer = await list();
  expect(v.parse(listCards.response, await answer.json()).data.payment.cards).toHaveLength(6);
});

it('fails with a network error when a response is lost', async () => {
  sandbox.controls.addFault({ match: 'wallet.list', when: 'after-commit', kind: 'reset' });
  await expect(list()).rejects.toThrow(TypeError);
  expect((await list()).status).toBe(200);
  expect(sandbox.controls.history().map(({ call }) => call)).toEqual([
    'wallet.list',
    'wallet.list',
    'wallet.list',
  ]);
});

it('opens independent copies of one seed', async () => {
  const open = () => createBrowserSandbox({ apiOrigin: API, vaultOrigin: 'http://vault.localhost:8788' });
  const [one, other] = [await open(), await open()];
  const cardsIn = async (from: BrowserSandbox) =>
    (await from.db.selectFrom('cards').selectAll().execute()).length;
  const ids = (from: BrowserSandbox) => from.db.selectFrom('cards').select('id').execute();
  expect(await ids(other)).toEqual(await ids(one));
  const before = await cardsIn(one);
  await one.controls.addCards('alice', 3);
  expect([await cardsIn(one), await cardsIn(other)]).toEqual([before + 3, before]);
  expect(await one.tokenFor('alice')).not.toBe('');
  await one.db.destroy();
  await other.db.destroy();
});

it.each([0, 366])('seeds demo data by its own clock, %i days ahead, from about an hour ago', async (days) => {
  const ahead = await createBrowserSandbox({
    apiOrigin: API,
    vaultOrigin: 'http://vault.localhost:8788',
    clockOffsetMs: days * 24 * 3_600_000,
  });
  const now = Date.now() + days * 24 * 3_600_000;
  const held = await ahead.db.selectFrom('cards').select(['created_at', 'exp_year']).execute();
  const years = held.map(({ exp_year: year }) => Number(year)).filter((year) => year > 0);
  const [newest = 0] = held.map(({ created_at: at }) => at).toSorted((a, b) => b - a);
  expect(Math.min(...years) % 100).toBe((new Date(now - 3_600_000).getFullYear() - 1) % 100);
  expect(newest).toBeLessThan(now - 3_500_000);
  expect(newest).toBeGreaterThan(now - 2 * 3_600_000);
  await ahead.db.destroy();
});

const cards = async () => (await sandbox.db.selectFrom('cards').selectAll().execute()).length;

it('restores the seeded cards on every reset', async () => {
  const before = await cards();
  for (let turn = 0; turn < 3; turn += 1) {
    await sandbox.controls.addCards('alice', 3);
    expect(await cards()).toBe(before + 3);
    await sandbox.controls.reset();
    expect(await cards()).toBe(before);
    expect((await list()).status).toBe(200);
  }
});

const tablesIn = async (catalogue: 'sqlite_master' | 'sqlite_temp_master') => {
  const { rows } = await sql<{
    name: string;
  }>`select name from ${sql.id(catalogue)} where type = 'table' order by name`.execute(sandbox.db);
  return rows.map(({ name }) => name);
};

it('remembers every table except constant ones and those that only processes share', async () => {
  const remembered = await tablesIn('sqlite_temp_master');
  const others = (await tablesIn('sqlite_master')).filter((name) => !remembered.includes(`seeded_${name}`));
  const unchanged = ['content_strings', 'health', 'migrations', 'products', 'promos', 'stores'];
  // Only several processes use these tables, and a page is a single one.
  const shared = ['kept_secrets', 'seen_calls', 'staged_faults', 'steering'];
  expect(new Set(others)).toEqual(new Set([...unchanged, ...shared]));
});

it('restores every row on a reset, in the same order', async () => {
  const fresh = await createBrowserSandbox({ apiOrigin: API, vaultOrigin: 'http://vault.localhost:8788' });
  const everything = async () => {
    const all: Record<string, readonly unknown[]> = {};
    for (const name of await tablesIn('sqlite_master'))
      all[name] = (await sql`select * from ${sql.id(name)}`.execute(fresh.db)).rows;
    return all;
  };
  const before = await everything();
  expect(before['cards']?.length).toBeGreaterThan(10);
  await fresh.db.transaction().execute(clearTables);
  await fresh.controls.reset();
  expect(await everything()).toEqual(before);
  await fresh.db.destroy();
});

it('waits for a running transaction before a reset', async () => {
  await sandbox.controls.reset();
  const before = await cards();
  let goOn = (): void => undefined;
  const told = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const writing = sandbox.db.transaction().execute(async (tx) => {
    await told;
    await tx.deleteFrom('cards').execute();
  });
  const reset = sandbox.controls.reset();
  goOn();
  await Promise.all([writing, reset]);
  expect(await cards()).toBe(before);
});

it('has a clock offset of its own, which setClock adds to and a reset restores', async () => {
  const hour = 3_600_000;
  const ahead = await createBrowserSandbox({
    apiOrigin: 'http://ahead.localhost:8787',
    vaultOrigin: 'http://vault.localhost:8788',
    clockOffsetMs: 5 * hour,
  });
  server.use(...ahead.handlers);
  const hoursAhead = async (): Promise<number> => {
    const { headers } = await fetch(`http://ahead.localhost:8787${listCards.path}`);
    return Math.round((Date.parse(headers.get('date') ?? '') - Date.now()) / hour);
  };
  expect(await hoursAhead()).toBe(5);
  ahead.controls.setClock(2 * hour);
  expect(await hoursAhead()).toBe(7);
  await ahead.controls.reset();
  expect(await hoursAhead()).toBe(5);
  await ahead.db.destroy();
});
