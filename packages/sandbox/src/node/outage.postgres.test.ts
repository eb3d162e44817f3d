import { addGiftCard, listCards } from '@grocer/foundation/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { giftBody, giftNumber } from '../testing/bodies-for-tests.ts';
import type { Reach } from '../testing/sandbox-for-tests.ts';
import { openOneProcess } from '../testing/one-process-for-tests.ts';
import { ALL_CARDS, cardsOf, send } from '../testing/shopper-for-tests.ts';

let opened: Awaited<ReturnType<typeof openOneProcess>>;
let reach: Reach;
beforeEach(async () => {
  opened = await openOneProcess();
  reach = opened.processes.reach(opened.api);
});
afterEach(() => opened.close());

const NUMBERS = ['1000', '1001', '1004', '1006', '1007'];
const addGift = (index: number, key = `a-card-that-is-added-${index}`) =>
  send(
    reach,
    { ...opened.bob, 'idempotency-key': key },
    { ...addGiftCard, body: giftBody(giftNumber(NUMBERS[index] ?? '')) },
  );

describe('a database that goes away', () => {
  it('is told with a time to come again, and is used again once it is back', async () => {
    await opened.way.cut();
    const away = await opened.api.request(listCards.path, { headers: { ...opened.bob, ...ALL_CARDS } });
    expect([away.status, away.headers.get('retry-after')]).toEqual([503, '1']);
    expect(await away.json()).toMatchObject({ code: 'DATABASE_UNAVAILABLE' });
    const health = await opened.api.request('/actuator/health');
    expect(await health.json()).toMatchObject({ status: 'DOWN' });

    await opened.way.mend();
    const back = await opened.api.request(listCards.path, { headers: { ...opened.bob, ...ALL_CARDS } });
    expect(back.status).toBe(200);
    expect(await (await opened.api.request('/actuator/health')).json()).toMatchObject({ status: 'UP' });
  });

  it('has what was acknowledged, and takes the rest under the same keys once it is back', async () => {
    const under = NUMBERS.map((_, index) => addGift(index));
    await Promise.race(under);
    await opened.way.cut();
    const answers = await Promise.all(under);
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toContain(200);
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);

    await opened.way.mend();
    const again = await Promise.all(NUMBERS.map((_, index) => addGift(index)));
    expect(again.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const cards = await cardsOf(reach, opened.bob);
    expect(cards.map(({ lastFourPan }) => lastFourPan).toSorted()).toEqual(NUMBERS);
  });
});

describe('a process', () => {
  it('that is killed while it writes keeps nobody from writing, and leaves nothing half done', async () => {
    const other = await opened.processes.startApi();
    const under = NUMBERS.map((_, index) => addGift(index).catch(() => undefined));
    await Promise.race(under);
    await opened.api.end('SIGKILL');
    const acknowledged = (await Promise.all(under)).filter((answer) => answer?.status === 200).length;
    expect(acknowledged).toBeGreaterThan(0);

    reach = opened.processes.reach(other);
    expect((await cardsOf(reach, opened.bob)).length).toBeGreaterThanOrEqual(acknowledged);
    const again = await Promise.all(NUMBERS.map((_, index) => addGift(index)));
    expect(again.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await cardsOf(reach, opened.bob)).toHaveLength(5);
  });

  it('that is asked to end answers what it has begun, and lets the database go', async () => {
    const delay = { match: addGiftCard.name, when: 'before', kind: 'delay', ms: 500, times: 5 };
    await opened.api.steer('/faults', delay);
    const under = NUMBERS.map((_, index) => addGift(index));
    const staged = () => opened.db.selectFrom('staged_faults').selectAll().execute();
    // All requests have reached their faults.
    await expect.poll(staged).toEqual([]);
    expect(await opened.api.end()).toBe(0);
    expect((await Promise.all(under)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  });
});
