import { addGiftCard, listCards } from '@grocer/foundation/contract';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ApiTables } from '../api/tables.ts';
import { giftBody, giftNumber } from '../testing/bodies-for-tests.ts';
import { openTestDatabase } from '../testing/database-for-tests.ts';
import { openTestProcesses } from '../testing/processes-for-tests.ts';
import type { TestApi, TestProcesses } from '../testing/processes-for-tests.ts';
import { ALL_CARDS, headersFor, send } from '../testing/shopper-for-tests.ts';
import { openWay } from '../testing/way-for-tests.ts';

let database: Awaited<ReturnType<typeof openTestDatabase<ApiTables>>>;
let way: Awaited<ReturnType<typeof openWay>>;
let processes: TestProcesses;
let api: TestApi;
let bob: Record<string, string>;

beforeEach(async () => {
  database = await openTestDatabase<ApiTables>('');
  way = await openWay(new URL(database.url ?? ''));
  processes = await openTestProcesses(way.url);
  api = await processes.startApi();
  bob = await headersFor(processes.reach(api), 'bob');
});
afterEach(async () => {
  await processes.stop();
  await way.cut();
  await database.close();
});

const list = async () => (await api.request(listCards.path, { headers: { ...bob, ...ALL_CARDS } })).status;

const addGift = async (lastFour: string) => {
  const body = giftBody(giftNumber(lastFour));
  const key = { 'idempotency-key': `a-gift-card-${lastFour}-under-one-key` };
  return (await send(processes.reach(api), { ...bob, ...key }, { ...addGiftCard, body })).status;
};

const CARDS = ['1000', '1001', '1004', '1006', '1007'];

it('writes again after somebody had the lock for longer than anybody waits', async () => {
  await database.db.connection().execute(async (holder) => {
    await sql`select pg_advisory_lock(0)`.execute(holder);
    expect(await Promise.all(CARDS.map(addGift))).toEqual([503, 503, 503, 503, 503]);
    await sql`select pg_advisory_unlock(0)`.execute(holder);
  });
  expect(await Promise.all([list(), list(), list(), list(), list(), list()])).toEqual(Array(6).fill(200));
  expect(await Promise.all(CARDS.map(addGift))).toEqual([200, 200, 200, 200, 200]);
});

it('answers where the database does not, and serves again once it does', async () => {
  way.swallow();
  expect(await Promise.all([list(), addGift('1000')])).toEqual([503, 503]);
  way.speak();
  expect(await list()).toBe(200);
  expect(await addGift('1000')).toBe(200);
});

it('ends when it is asked to, though the database is silent', async () => {
  way.swallow();
  expect(await api.end()).toBe(0);
});
