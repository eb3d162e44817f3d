import { addGiftCard, listCards } from '@grocer/foundation/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ApiTables } from '../api/tables.ts';
import { giftBody, giftNumber } from '../testing/bodies-for-tests.ts';
import { openTestDatabase } from '../testing/database-for-tests.ts';
import { openTestProcesses } from '../testing/processes-for-tests.ts';
import type { TestApi, TestProcesses } from '../testing/processes-for-tests.ts';
import type { Reach } from '../testing/sandbox-for-tests.ts';
import { openWay } from '../testing/way-for-tests.ts';
import { ALL_CARDS, cardsOf, headersFor, send } from '../testing/shopper-for-tests.ts';

let database: Awaited<ReturnType<typeof openTestDatabase<ApiTables>>>;
let way: Awaited<ReturnType<typeof openWay>>;
let processes: TestProcesses;
let api: TestApi;
let reach: Reach;
let bob: Record<string, string>;

beforeEach(async () => {
  database = await openTestDatabase<ApiTables>('');
  way = await openWay(new URL(database.url ?? ''));
  processes = await openTestProcesses(way.url);
  api = await processes.startApi();
  reach = processes.reach(api);
  bob = await headersFor(reach, 'bob');
});
afterEach(async () => {
  await processes.stop();
  await way.cut();
  await database.close();
});

const NUMBERS = ['1000', '1001', '1004', '1006', '1007'];
const addGift = (index: number, key = `a-card-that-is-added-${index}`) =>
  send(
    reach,
    { ...bob, 'idempotency-key': key },
    { ...addGiftCard, body: giftBody(giftNumber(NUMBERS[index] ?? '')) },
  );

describe('a database that goes away', () => {
  it('is told with a time to come again, and is used again once it is back', async () => {
    await way.cut();
    const away = await api.request(listCards.path, { headers: { ...bob, ...ALL_CARDS } });
    expect([away.status, away.headers.get('retry-after')]).toEqual([503, '1']);
    expect(await away.json()).toMatchObject({ code: 'DATABASE_UNAVAILABLE' });
    const health = await api.request('/actuator/health');
    expect(await health.json()).toMatchObject({ status: 'DOWN' });

    await way.mend();
    const back = await api.request(listCards.path, { headers: { ...bob, ...ALL_CARDS } });
    expect(back.status).toBe(200);
    expect(await (await api.request('/actuator/health')).json()).toMatchObject({ status: 'UP' });
  });

  it('has what was acknowledged, and takes the rest under the same keys once it is back', async () => {
    const under = NUMBERS.map((_, index) => addGift(index));
    await Promise.race(under);
    await way.cut();
    const answers = await Promise.all(under);
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toContain(200);
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);

    await way.mend();
    const again = await Promise.all(NUMBERS.map((_, index) => addGift(index)));
    expect(again.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const cards = await cardsOf(reach, bob);
    expect(cards.map(({ lastFourPan }) => lastFourPan).toSorted()).toEqual(NUMBERS);
  });
});

describe('a process', () => {
  it('that is killed while it writes keeps nobody from writing, and leaves nothing half done', async () => {
    const other = await processes.startApi();
    const under = NUMBERS.map((_, index) => addGift(index).catch(() => undefined));
    await Promise.race(under);
    await api.end('SIGKILL');
    const acknowledged = (await Promise.all(under)).filter((answer) => answer?.status === 200).length;
    expect(acknowledged).toBeGreaterThan(0);

    reach = processes.reach(other);
    expect((await cardsOf(reach, bob)).length).toBeGreaterThanOrEqual(acknowledged);
    const again = await Promise.all(NUMBERS.map((_, index) => addGift(index)));
    expect(again.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await cardsOf(reach, bob)).toHaveLength(5);
  });

  it('that is asked to end answers what it has begun, and lets the database go', async () => {
    const delay = { match: addGiftCard.name, when: 'before', kind: 'delay', ms: 500, times: 5 };
    await api.steer('/faults', delay);
    const under = NUMBERS.map((_, index) => addGift(index));
    const staged = () => database.db.selectFrom('staged_faults').selectAll().execute();
    // All of them have come.
    await expect.poll(staged).toEqual([]);
    expect(await api.end()).toBe(0);
    expect((await Promise.all(under)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  });
});
