import { expect, it } from 'vitest';
import { createEventLog } from './event-log.ts';

const SENT = {
  method: 'GET',
  path: '/session',
  isOwn: true,
  status: 200,
  ms: 1,
  attempt: 1,
  isReplayed: false,
  requestId: undefined,
};

it('keeps the latest 500 entries, the latest first, without personal data', () => {
  const log = createEventLog();
  log.hearRequest(SENT);
  for (let count = 1; count <= 500; count += 1)
    log.hear('wallet', 'card:added', { total: count, lastFour: '4242' });
  const all = log.all();
  expect(all).toHaveLength(500);
  expect(all[0]).toMatchObject({ source: 'wallet', name: 'card:added', payload: '{"total":500}' });
  expect(all.at(-1)).toMatchObject({ payload: '{"total":1}' });
});

it('tells its listeners of each change until they leave', () => {
  const log = createEventLog();
  let told = 0;
  const leave = log.subscribe(() => (told += 1));
  log.hear('shop', 'cart:changed', undefined);
  log.clear();
  leave();
  log.hearRequest(SENT);
  expect([told, log.all().length]).toEqual([2, 1]);
});
