import { describe, expect, it } from 'vitest';
import { INTENT_MISSING, KEY_OUTSTANDING } from '../contract/wire-error.ts';
import { decide, NO_TRIES } from './retry-policy.ts';
import type { Decision, Outcome, Tries } from './retry-policy.ts';

const answer = (status: number, rest: object = {}): Outcome => ({ kind: 'answer', status, ...rest });
const network: Outcome = { kind: 'network' };
const timeout: Outcome = { kind: 'timeout' };
const unreadable: Outcome = { kind: 'unreadable' };

type Row = [what: string, outcome: Outcome, write: boolean, tries: Partial<Tries>, decision: Decision['do']];

const rows: Row[] = [
  ['a success', answer(200), true, {}, 'accept'],
  ['a broken connection', network, false, {}, 'again'],
  ['a third broken read', network, false, { broken: 2 }, 'fail'],
  ['a third broken write', network, true, { broken: 2 }, 'reconcile'],
  ['a server error', answer(500), true, { broken: 1 }, 'again'],
  ['a lasting server error on a write', answer(502), true, { broken: 2 }, 'reconcile'],
  ['a late answer', timeout, true, {}, 'again'],
  ['a second late read', timeout, false, { late: 1 }, 'fail'],
  ['a second late write', timeout, true, { late: 1 }, 'reconcile'],
  ['a 408', answer(408), true, { late: 1 }, 'reconcile'],
  ['a limit', answer(429), true, {}, 'again'],
  ['a lasting limit is a plain no', answer(429), true, { limited: 2 }, 'fail'],
  ['a 503 that says when', answer(503, { retryAfterMs: 1 }), true, { broken: 2 }, 'again'],
  [
    'the same write, still running',
    answer(409, { code: KEY_OUTSTANDING }),
    true,
    { outstanding: 3 },
    'again',
  ],
  ['a conflict of another kind', answer(409), true, {}, 'fail'],
  ['a stale token [W-7.23]', answer(401), false, {}, 'renew-token'],
  ['a missing intent [W-7.24]', answer(404, { reason: INTENT_MISSING }), true, {}, 'renew-intent'],
  ['another 404', answer(404, { reason: 'gone' }), true, {}, 'fail'],
  ['a decline', answer(402), true, {}, 'fail'],
  ['a key used for something else', answer(422), true, {}, 'fail'],
  ['a read that cannot be understood', unreadable, false, {}, 'fail'],
  ['a write whose answer cannot be understood', unreadable, true, {}, 'reconcile'],
];

describe('what to do after an attempt', () => {
  it.each(rows)('%s', (_what, outcome, write, tries, expected) => {
    expect(decide({ outcome, write, tries: { ...NO_TRIES, ...tries }, random: 0.5 }).do).toBe(expected);
  });

  it('waits as long as the service asks, but never over ten seconds', () => {
    const wait = (retryAfterMs: number) =>
      decide({ outcome: answer(429, { retryAfterMs }), write: false, tries: NO_TRIES, random: 0 });
    expect(wait(3000)).toMatchObject({ afterMs: 3000 });
    expect(wait(60_000)).toMatchObject({ afterMs: 10_000 });
  });

  it('backs off from half a second, with jitter of half the pause', () => {
    const pause = (broken: number, random: number) =>
      decide({ outcome: network, write: true, tries: { ...NO_TRIES, broken }, random });
    expect([pause(0, 0), pause(0, 1), pause(1, 0), pause(1, 1)]).toMatchObject([
      { afterMs: 250 },
      { afterMs: 500 },
      { afterMs: 500 },
      { afterMs: 1000 },
    ]);
  });
});
