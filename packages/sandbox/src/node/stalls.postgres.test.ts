import { addGiftCard, listCards } from '@grocer/foundation/contract';
import { sql } from 'kysely';
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

const addGift = async (lastFour: string) => {
  const body = giftBody(giftNumber(lastFour));
  const key = { 'idempotency-key': `a-gift-card-${lastFour}-under-one-key` };
  return (await send(opened.processes.reach(opened.api), { ...opened.bob, ...key }, { ...addGiftCard, body }))
    .status;
};

const CARDS = ['1000', '1001', '1004', '1006', '1007'];

it('writes again after somebody had the lock for longer than anybody waits', async () => {
  await opened.db.connection().execute(async (holder) => {
    await sql`select pg_advisory_lock(0)`.execute(holder);
    expect(await Promise.all(CARDS.map(addGift))).toEqual([503, 503, 503, 503, 503]);
    await sql`select pg_advisory_unlock(0)`.execute(holder);
  });
  expect(await Promise.all([list(), list(), list(), list(), list(), list()])).toEqual(Array(6).fill(200));
  expect(await Promise.all(CARDS.map(addGift))).toEqual([200, 200, 200, 200, 200]);
});

it('answers where the database does not, and serves again once it does', async () => {
  opened.way.swallow();
  expect(await Promise.all([list(), addGift('1000')])).toEqual([503, 503]);
  opened.way.speak();
  expect(await list()).toBe(200);
  expect(await addGift('1000')).toBe(200);
});

it('ends when it is asked to, though the database is silent', async () => {
  opened.way.swallow();
  expect(await opened.api.end()).toBe(0);
});
