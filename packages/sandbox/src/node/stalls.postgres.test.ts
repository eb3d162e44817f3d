import { addGiftCard, listCards } from '@grocer/foundation/contract';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { giftBody, giftNumber } from '../testing/bodies-for-tests.ts';
import { ALL_CARDS, send } from '../testing/shopper-for-tests.ts';
import { openOneProcess } from '../testing/one-process-for-tests.ts';

let opened: Awaited<ReturnType<typeof openOneProcess>>;
beforeEach(async () => {
  opened = await openOneProcess();
});
afterEach(() => opened.close());

const list = async () =>
  (await opened.api.request(listCards.path, { headers: { ...opened.bob, ...ALL_CARDS } })).status;

const addGift = async (lastFour: string, time = 0) => {
  const body = giftBody(giftNumber(lastFour));
  const key = { 'idempotency-key': `a-gift-card-${lastFour}-under-one-key-${time}` };
  return (await send(opened.processes.reach(opened.api), { ...opened.bob, ...key }, { ...addGiftCard, body }))
    .status;
};

/** Returns how many connections wait for an advisory lock of the database. */
async function waiting(client: pg.Client): Promise<number> {
  const { rows } = await client.query(
    `select from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`,
  );
  return rows.length;
}

const CARDS = ['1000', '1001', '1004', '1006', '1007'];

const GOOD = CARDS.map(() => 200);
const MANY = Array.from({ length: 40 }, (_, index) => index);

it('reads while many writes wait, and writes again after the lock was held too long', async () => {
  const holder = new pg.Client(opened.url);
  holder.on('error', () => undefined);
  await holder.connect();
  await holder.query('select pg_advisory_lock(0)');
  const written = Promise.all(MANY.map((time) => addGift('1000', time)));
  // Waits until no further request reaches the lock.
  let before = 0;
  const isFull = async (): Promise<boolean> => {
    const now = await waiting(holder);
    const isSame = now > 1 && now === before;
    before = now;
    return isSame;
  };
  await expect.poll(isFull, { interval: 500 }).toBe(true);
  expect(await list()).toBe(200);
  expect(await waiting(holder)).toBeGreaterThan(0);
  expect(new Set(await written)).toEqual(new Set([503]));
  await holder.end();
  expect(await Promise.all([list(), list(), list(), list(), list(), list()])).toEqual(Array(6).fill(200));
  expect(await Promise.all(CARDS.map((card) => addGift(card)))).toEqual(GOOD);
});

it('responds 503 while the database is silent, and serves again afterward', async () => {
  opened.way.swallow();
  expect(await Promise.all([list(), addGift('1000')])).toEqual([503, 503]);
  opened.way.speak();
  expect(await list()).toBe(200);
  expect(await addGift('1000')).toBe(200);
});

it('exits with 0 while the database is silent', async () => {
  // The connection for locks is open after this.
  expect(await addGift('1000')).toBe(200);
  opened.way.swallow();
  expect(await opened.api.end()).toBe(0);
});
