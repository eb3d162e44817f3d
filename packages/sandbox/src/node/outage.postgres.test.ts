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

describe('a database outage', () => {
  it('is reported with a retry time, and ends when the database is back', async () => {
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

  it('loses no acknowledged write, and the rest succeeds with the same keys afterward', async () => {
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
  it('that is killed during writes blocks no others and leaves nothing incomplete', async () => {
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

  it('that is terminated finishes its pending requests and exits with 0', async () => {
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
