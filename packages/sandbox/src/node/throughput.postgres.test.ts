// Measures the throughput of several processes, and checks that all their results are correct.
// `THROUGHPUT=2000` makes the table of BENCH.md.
import { addCartItems, addGiftCard } from '@grocer/foundation/contract';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import type { ApiTables } from '../api/tables.ts';
import { giftBody, giftNumber } from '../testing/bodies-for-tests.ts';
import { booksOf } from '../testing/books-for-tests.ts';
import { createShopping } from '../testing/checkouts-for-tests.ts';
import { openTestDatabase } from '../testing/database-for-tests.ts';
import { gtin } from '../testing/fulfilment-bodies-for-tests.ts';
import { openTestProcesses } from '../testing/processes-for-tests.ts';
import type { TestApi, TestProcesses } from '../testing/processes-for-tests.ts';
import type { Reach } from '../testing/sandbox-for-tests.ts';
import { cardsOf, headersFor, send } from '../testing/shopper-for-tests.ts';
import { askPickupTimes, askPromise, timesIn } from '../testing/times-for-tests.ts';

const RESERVATIONS = Number(process.env['THROUGHPUT'] ?? 150);
const ORDERS = Math.ceil(RESERVATIONS / 50);
const AT_ONCE = 24;
const SLOTS = 50;
/** A small capacity, so that shoppers often compete for a slot. */
const ROOM = 1;
const SHOPPERS = [
  'alice',
  'bob',
  'carol',
  'dave',
  'erin',
  'frank',
  'grace',
  'heidi',
  'judy',
  'kate',
  'leo',
  'mia',
];
/** Shoppers who can have the cards that the orders are paid with. */
const PAYERS = ['bob', 'carol', 'dave', 'grace', 'heidi', 'oscar'];

const table: string[] = [];
afterAll(() => {
  process.stdout.write(
    [
      '| database | processes | reservations a second | orders a second | orders of 50 requests under one key | tried of 40 wrong PINs, of which 5 may be |',
      '|---|--:|--:|--:|--:|--:|',
      ...table,
      '',
    ].join('\n'),
  );
});

/** Runs an action `count` times, `atOnce` at a time; returns the rate per second. */
async function perSecond(
  count: number,
  atOnce: number,
  act: (index: number) => Promise<void>,
): Promise<number> {
  const begun = performance.now();
  let next = 0;
  const goOn = async (): Promise<void> => {
    while (next < count) await act((next += 1));
  };
  await Promise.all(Array.from({ length: atOnce }, goOn));
  return Math.round((count / (performance.now() - begun)) * 10_000) / 10;
}

/**
 * Each shopper holds one of a few slots after the other; a request may only be refused when a slot is full.
 */
async function reserve(reach: Reach, one: TestApi): Promise<{ reservations: number; refused: number }> {
  const everybody = await Promise.all(SHOPPERS.map((name) => headersFor(reach, name)));
  const headersOf = (index: number) => everybody[index % everybody.length] ?? {};
  const times = (await timesIn(await askPickupTimes(reach, headersOf(0)))).slice(-SLOTS);
  for (const { optionId } of times) await one.steer('/slots', { optionId, capacity: ROOM });
  let refused = 0;
  const reservations = await perSecond(RESERVATIONS, AT_ONCE, async (index) => {
    const time = times[index ** 2 % times.length];
    if (!time) throw new Error('There are no times.');
    const { status } = await askPromise(reach, headersOf(index), time);
    expect([200, 409]).toContain(status);
    if (status === 409) refused += 1;
  });
  return { reservations, refused };
}

/** Each shopper places one order after the other, paid by a shared gift card, SNAP and a bank card. */
async function order(reach: Reach, one: TestApi) {
  const ids = new Set<string>();
  await one.steer('/gift-cards', { lastFour: '1006', cents: 50_000_000 });
  await one.steer('/ebt-balances', { lastFour: '0004', cents: 50_000_000 });
  // All orders are for the last slot.
  const headers = await headersFor(reach, 'bob');
  const last = (await timesIn(await askPickupTimes(reach, headers))).at(-1);
  await one.steer('/slots', { optionId: last?.optionId ?? '', capacity: 1000 });
  const shopping = await Promise.all(
    PAYERS.map(async (name) => {
      const shopper = await createShopping(reach, name);
      await send(reach, shopper.headers, { ...addGiftCard, body: giftBody(giftNumber('1006')) });
      await shopper.addSnapCard();
      const cards = await cardsOf(reach, shopper.headers);
      const gift = cards.find(({ lastFourPan }) => lastFourPan === '1006');
      const snap = cards.find(({ cardType }) => cardType === 'EBT_CARD');
      return {
        ...shopper,
        gift: gift?.id ?? '',
        snap: snap?.id ?? '',
        card: await shopper.addCard(),
      };
    }),
  );
  const orders = await perSecond(ORDERS, shopping.length, async (index) => {
    const shopper = shopping.shift();
    if (!shopper) throw new Error(`Nobody is there for order ${index}.`);
    const items = [{ gtin13: gtin(1), quantity: 2 }];
    await send(reach, shopper.headers, { ...addCartItems, body: { modalityType: 'PICKUP', items } });
    const id = await shopper.begin();
    await shopper.pay(id, {
      activeCardId: shopper.card,
      giftCardIds: [shopper.gift],
      snapCardId: shopper.snap,
      snapEBTAmount: '1.00',
    });
    const pin = await shopper.typePin();
    await shopper.askBalance(pin);
    const key = `an-order-of-many-${index}`;
    const body = shopper.activation(await shopper.read(id), key, pin);
    const answers = await Promise.all(
      Array.from({ length: index === 1 ? 50 : 1 }, () => shopper.place(id, body, key)),
    );
    const done = answers.filter(({ status }) => status === 200);
    expect(done.length).toBeGreaterThan(0);
    if (index === 1) for (const { body: told } of done) ids.add(JSON.stringify(told));
    shopping.push(shopper);
  });
  return { orders, ofOneKey: ids.size };
}

/** Returns how many of forty wrong PINs of a gift card are tried, where five are allowed. */
async function guess(reach: Reach, one: TestApi): Promise<number> {
  const headers = await headersFor(reach, 'kate');
  await one.steer('/limits', { enabled: true });
  const body = giftBody(giftNumber('1007'), '9999');
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => send(reach, headers, { ...addGiftCard, body })),
  );
  await one.steer('/limits', { enabled: false });
  return answers.filter(({ status }) => status === 402).length;
}

/** Long enough for all the requests on a machine with a load of twenty. */
const LONG = { timeout: Math.max(240_000, RESERVATIONS * 450) };

let database: Awaited<ReturnType<typeof openTestDatabase<ApiTables>>>;
let processes: TestProcesses;
beforeEach(async () => {
  database = await openTestDatabase<ApiTables>('');
});
afterEach(async () => {
  await processes.stop();
  await database.close();
});

/** Returns the slots that were held more often than their capacity at some moment. */
async function oversold(): Promise<readonly string[]> {
  const held = await database.db
    .selectFrom('holds')
    .innerJoin('promises', 'promises.id', 'holds.promise_id')
    .select(['option_id as slot', 'held_at as from', 'expires_at as until'])
    .where('promises.order_id', 'is', null)
    .execute();
  const isFull = ({ slot, from }: (typeof held)[number]): boolean =>
    held.filter((other) => other.slot === slot && other.from <= from && other.until > from).length > ROOM;
  return held.filter(isFull).map(({ slot }) => slot);
}

/** Measures the throughput of `count` processes, over the database or each over its own file. */
async function measure(engine: 'SQLite' | 'PostgreSQL', count: number): Promise<void> {
  processes = await openTestProcesses(engine === 'SQLite' ? '' : (database.url ?? ''));
  const apis = await Promise.all(Array.from({ length: count }, () => processes.startApi()));
  const [one] = apis;
  if (!one) throw new Error('There is no process.');
  const reach = processes.reach(...apis);
  const { reservations, refused } = await reserve(reach, one);
  const { orders, ofOneKey } = await order(reach, one);
  const tried = await guess(reach, one);
  table.push(`| ${engine} | ${count} | ${reservations} | ${orders} | ${ofOneKey} | ${tried} |`);
  expect([ofOneKey, tried]).toEqual([1, 5]);
  expect(refused).toBeGreaterThan(0);
}

it('measures one process on SQLite for comparison', LONG, async () => {
  await measure('SQLite', 1);
  expect(table).toHaveLength(1);
});

it.each([1, 2, 4])(
  'oversells no slot and keeps the books balanced with %i processes on PostgreSQL',
  LONG,
  async (count) => {
    await measure('PostgreSQL', count);
    expect(await oversold()).toEqual([]);
    const { rowsOf, books } = booksOf(() => database);
    expect(await rowsOf('orders')).toHaveLength(ORDERS);
    expect(await books()).toMatchObject({ whole: 0, wrong: 0 });
  },
);
