import { addGiftCard, listCards } from '@grocer/foundation/contract';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiMigrations } from '../api/migrations.ts';
import type { ApiTables } from '../api/tables.ts';
import { seedShoppers } from '../seed/shoppers.ts';
import { giftBody, giftNumber } from '../testing/bodies-for-tests.ts';
import { booksOf } from '../testing/books-for-tests.ts';
import { createShopping } from '../testing/checkouts-for-tests.ts';
import { openTestDatabase } from '../testing/database-for-tests.ts';
import { gtin } from '../testing/fulfilment-bodies-for-tests.ts';
import { openTestProcesses } from '../testing/processes-for-tests.ts';
import type { TestApi, TestProcesses } from '../testing/processes-for-tests.ts';
import type { Reach, Requests } from '../testing/sandbox-for-tests.ts';
import { ALL_CARDS, cardsOf, headersFor, send } from '../testing/shopper-for-tests.ts';
import { askPickupTimes, askPromise, timesIn } from '../testing/times-for-tests.ts';

const SHOPPERS = ['alice', 'bob', 'carol', 'dave', 'erin', 'frank', 'grace', 'heidi', 'ivan', 'judy'];

let database: Awaited<ReturnType<typeof openTestDatabase<ApiTables>>>;
let processes: TestProcesses;
let one: TestApi;
let other: TestApi;
let both: Reach;

beforeAll(async () => {
  database = await openTestDatabase<ApiTables>('');
  processes = await openTestProcesses(database.url ?? '');
  // At the same time, on an empty database.
  [one, other] = await Promise.all([processes.startApi(), processes.startApi()]);
  both = processes.reach(one, other);
});
afterAll(async () => {
  await processes.stop();
  await database.close();
});

const times = <Result>(count: number, act: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)));

const count = (answers: readonly { readonly status: number }[], wanted: number): number =>
  answers.filter(({ status }) => status === wanted).length;

const list = (api: Requests, headers: Record<string, string>) =>
  api.request(listCards.path, { headers: { ...headers, ...ALL_CARDS } });

const addGift = (headers: Record<string, string>, lastFour: string, pin?: string) =>
  send(both, headers, { ...addGiftCard, body: giftBody(giftNumber(lastFour), pin) });

describe('two processes that start on one empty database', () => {
  it('migrate and seed it once', async () => {
    const { db } = database;
    const users = await db.selectFrom('users').select('key').execute();
    expect(users.map(({ key }) => key).toSorted()).toEqual(
      seedShoppers()
        .map(({ key }) => key)
        .toSorted(),
    );
    expect(await db.selectFrom('kept_secrets').selectAll().execute()).toHaveLength(1);
    const applied = await sql<{ id: number }>`select id from migrations order by id`.execute(db);
    expect(applied.rows.map(({ id }) => id)).toEqual(apiMigrations().map(({ id }) => id));
  });

  it('share tokens and their expiration', async () => {
    const headers = await headersFor(processes.reach(one), 'heidi');
    expect((await list(other, headers)).status).toBe(200);
    await one.steer('/tokens/expire', {});
    expect((await list(other, headers)).status).toBe(401);
  });

  it('share the keyed hashes of gift cards', async () => {
    const headers = await headersFor(both, 'heidi');
    expect((await addGift(headers, '1008')).status).toBe(200);
    expect((await addGift(headers, '1008')).body).toMatchObject({ code: 'DUPLICATE_CARD' });
  });
});

describe('the controls of one process', () => {
  const health = async (api: TestApi) => api.request('/actuator/health');

  it('apply to the other from the next request on: the clock', async () => {
    await one.steer('/clock', { offsetMs: 3_600_000 });
    const date = (await health(other)).headers.get('date') ?? '';
    expect(new Date(date).getTime() - Date.now()).toBeGreaterThan(3_590_000);
    expect(await other.steer('/clock')).toMatchObject({ offsetMs: 3_600_000 });
    await one.steer('/clock', { offsetMs: 0 });
  });

  it('apply to commands of the other: a token lives by the new clock', async () => {
    // The process still has the time before the change.
    await health(other);
    await one.steer('/clock', { offsetMs: 3_600_000 });
    const { token } = v.parse(
      v.object({ token: v.string() }),
      await other.steer('/tokens', { shopper: 'heidi' }),
    );
    const headers = { ...(await headersFor(both, 'bob')), authorization: `Bearer ${token}` };
    expect((await list(other, headers)).status).toBe(200);
    await one.steer('/clock', { offsetMs: 0 });
  });

  it('apply to the other from the next request on: a fault, exactly as often as staged', async () => {
    await one.steer('/faults', {
      match: listCards.name,
      when: 'before',
      kind: 'status',
      status: 418,
      times: 3,
    });
    const headers = await headersFor(both, 'heidi');
    const answers = await times(10, async () => list(both.api, headers));
    expect([count(answers, 418), count(answers, 200)]).toEqual([3, 7]);
  });

  const Calls = v.object({ calls: v.array(v.object({ call: v.string(), status: v.number() })) });

  it('include every one of many concurrent calls to both', async () => {
    const seen = async () => v.parse(Calls, await one.steer('/history')).calls.length;
    const before = await seen();
    await times(30, async () => list(both.api, {}));
    expect((await seen()) - before).toBe(30);
  });

  it('include the history of both', async () => {
    await one.request(listCards.path);
    await other.request(listCards.path);
    const { calls } = v.parse(Calls, await other.steer('/history'));
    expect(calls.slice(-2)).toEqual([
      { call: listCards.name, status: 401 },
      { call: listCards.name, status: 401 },
    ]);
  });
});

describe('two processes at the same time', () => {
  it('hold a slot only as often as its capacity, for any mix of requests', async () => {
    const everybody = await Promise.all(SHOPPERS.map((name) => headersFor(both, name)));
    const headersOf = (index: number) => everybody[index % everybody.length] ?? {};
    const time = (await timesIn(await askPickupTimes(both, headersOf(0)))).at(-2);
    if (!time) throw new Error('There is no time.');
    await one.steer('/slots', { optionId: time.optionId, capacity: 7 });
    await times(40, async (index) => askPromise(both, headersOf(index), time));
    const held = await database.db
      .selectFrom('holds')
      .innerJoin('promises', 'promises.id', 'holds.promise_id')
      .select('promises.user_id')
      .where('holds.option_id', '=', time.optionId)
      .where('promises.expires_at', '>', Date.now())
      .execute();
    expect(held).toHaveLength(7);
    expect(new Set(held.map(({ user_id }) => user_id)).size).toBe(7);
  });

  it('try only five of forty wrong PINs', async () => {
    await other.steer('/limits', { enabled: true });
    const headers = await headersFor(both, 'kate');
    const answers = await times(40, () => addGift(headers, '1007', '9999'));
    await other.steer('/limits', { enabled: false });
    expect([count(answers, 402), count(answers, 429)]).toEqual([5, 35]);
    const { wrong } = await database.db
      .selectFrom('pin_tries')
      .select('wrong')
      .orderBy('tried_at', 'desc')
      .executeTakeFirstOrThrow();
    expect(wrong).toBe(5);
  });

  it('do not limit repetitions of one attempt', async () => {
    const headers = await headersFor(both, 'mia');
    await other.steer('/limits', { enabled: true });
    const tries = await times(4, () => addGift(headers, '1006', '9999'));
    expect(count(tries, 402)).toBe(4);
    const same = { ...headers, 'idempotency-key': 'the-same-in-both-processes' };
    const answers = await times(20, () => addGift(same, '1006', '9999'));
    await other.steer('/limits', { enabled: false });
    expect(answers.filter(({ status }) => status !== 402 && status !== 409)).toEqual([]);
    expect(count(answers, 402)).toBeGreaterThan(0);
  });

  it('add at most five gift cards, each once', async () => {
    const headers = await headersFor(both, 'dave');
    const numbers = ['1000', '1001', '1004', '1006', '1007', '1008'];
    const answers = await times(24, (index) => addGift(headers, numbers[index % numbers.length] ?? ''));
    const cards = await cardsOf(both, headers);
    const added = cards.filter(({ cardType }) => cardType === 'GIFT_CARD');
    expect([count(answers, 200), added.length]).toEqual([5, 5]);
    expect(new Set(added.map(({ lastFourPan }) => lastFourPan)).size).toBe(5);
  });

  it('place an order once for fifty requests with one key, and hold each of three cards once', async () => {
    const erin = await createShopping(both, 'erin');
    // More than the balance of the gift card.
    await erin.addToCart(gtin(9));
    const checkout = await erin.begin();
    const gifts = (await cardsOf(both, erin.headers)).filter(({ cardType }) => cardType === 'GIFT_CARD');
    const gift = gifts.find(({ lastFourPan }) => lastFourPan === '1004');
    const cards = { activeCardId: await erin.addCard(), snapCardId: await erin.addSnapCard() };
    await erin.pay(checkout, { ...cards, giftCardIds: [gift?.id ?? ''], snapEBTAmount: '1.00' });
    const pin = await erin.typePin();
    await erin.askBalance(pin);
    const body = erin.activation(await erin.read(checkout), 'fifty-times-the-same', pin);
    const answers = await times(50, () => erin.place(checkout, body, 'fifty-times-the-same'));
    // While the first request runs in the same process, a repetition is refused with 409.
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    const told = answers.filter(({ status }) => status === 200).map((answer) => JSON.stringify(answer.body));
    expect(told.length).toBeGreaterThan(0);
    expect(new Set(told).size).toBe(1);
    const { rowsOf, books } = booksOf(() => database);
    expect(await rowsOf('orders')).toHaveLength(1);
    expect((await rowsOf('tender_holds')).map(({ tender }) => tender).toSorted()).toEqual([
      'BANK',
      'GIFT',
      'SNAP',
    ]);
    expect(await books()).toMatchObject({ whole: 0, wrong: 0 });
  });
});
