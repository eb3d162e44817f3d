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
    const question = { outcome, write, isInDoubt: false, tries: { ...NO_TRIES, ...tries }, random: 0.5 };
    expect(decide(question).do).toBe(expected);
  });

  const refusals = [
    answer(400),
    answer(402),
    answer(403),
    answer(404),
    answer(409),
    answer(422),
    answer(429, { retryAfterMs: 60_000 }),
    answer(503, { retryAfterMs: 60_000 }),
  ];
  it.each(refusals)(
    'looks before it takes $status for the end of a write that may have happened',
    (outcome) => {
      const question = { outcome, tries: NO_TRIES, random: 0.5 };
      expect(decide({ ...question, write: true, isInDoubt: true })).toEqual({ do: 'reconcile' });
      expect(decide({ ...question, write: true, isInDoubt: false })).toEqual({ do: 'fail' });
      expect(decide({ ...question, write: false, isInDoubt: true })).toEqual({ do: 'fail' });
    },
  );

  it.each([429, 500, 503])(
    'waits as long as a %i asks, and not at all where that is over ten seconds',
    (status) => {
      const wait = (retryAfterMs: number) =>
        decide({
          outcome: answer(status, { retryAfterMs }),
          write: false,
          isInDoubt: false,
          tries: NO_TRIES,
          random: 0,
        });
      expect(wait(10_000)).toEqual({
        do: 'again',
        afterMs: 10_000,
        counts: status === 500 ? 'broken' : 'limited',
      });
      expect(wait(10_001)).toEqual({ do: 'fail' });
    },
  );

  it('backs off from half a second, with jitter of half the pause', () => {
    const pause = (broken: number, random: number) =>
      decide({ outcome: network, write: true, isInDoubt: false, tries: { ...NO_TRIES, broken }, random });
    expect([pause(0, 0), pause(0, 1), pause(1, 0), pause(1, 1)]).toMatchObject([
      { afterMs: 250 },
      { afterMs: 500 },
      { afterMs: 500 },
      { afterMs: 1000 },
    ]);
  });

  it('waits half a second to two for the same write that is still running', () => {
    const outcome = answer(409, { code: KEY_OUTSTANDING });
    const pause = (random: number) =>
      decide({ outcome, write: true, isInDoubt: false, tries: NO_TRIES, random });
    expect([pause(0), pause(1)]).toMatchObject([{ afterMs: 500 }, { afterMs: 2000 }]);
  });
});
