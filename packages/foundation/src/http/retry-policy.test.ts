import { describe, expect, it } from 'vitest';
import { INTENT_MISSING, KEY_OUTSTANDING } from '../contract/refusal-body.ts';
import { decide, isUnknownEnd, NO_TRIES } from './retry-policy.ts';
import type { Decision, Outcome, Tries } from './retry-policy.ts';

const answer = (status: number, rest: object = {}): Outcome => ({ kind: 'answer', status, ...rest });
const network: Outcome = { kind: 'network' };
const timeout: Outcome = { kind: 'timeout' };
const unreadable: Outcome = { kind: 'unreadable' };

/** Rejection of a stale payment intent. */
const stale = { status: 404, reason: INTENT_MISSING };

type Row = [what: string, outcome: Outcome, tries: Partial<Tries>, decision: Decision['do']];

const rows: Row[] = [
  ['a success', answer(200), {}, 'accept'],
  ['the last of all successes', answer(299), {}, 'accept'],
  ['a redirect', answer(300), {}, 'fail'],
  ['an answer that is none yet', answer(199), {}, 'fail'],
  ['a broken connection', network, {}, 'again'],
  ['a third broken connection', network, { broken: 2 }, 'fail'],
  ['a server error', answer(500), { broken: 1 }, 'again'],
  ['a lasting server error', answer(502), { broken: 2 }, 'fail'],
  ['a late answer', timeout, {}, 'again'],
  ['a second late answer', timeout, { late: 1 }, 'fail'],
  ['a 408', answer(408), {}, 'again'],
  ['a second 408', answer(408), { late: 1 }, 'fail'],
  ['a limit', answer(429), { limited: 1 }, 'again'],
  ['a lasting limit', answer(429), { limited: 2 }, 'fail'],
  ['a 503 that says when', answer(503, { retryAfterMs: 1 }), { broken: 2 }, 'again'],
  ['a lasting 503 that says when', answer(503, { retryAfterMs: 1 }), { limited: 2 }, 'fail'],
  ['a 503 that does not', answer(503), { broken: 2 }, 'fail'],
  ['the same write, still running', answer(409, { code: KEY_OUTSTANDING }), { outstanding: 9 }, 'again'],
  ['the same write, running for ever', answer(409, { code: KEY_OUTSTANDING }), { outstanding: 10 }, 'fail'],
  ['a conflict of another kind', answer(409), {}, 'fail'],
  ['a stale token [W-7.23]', answer(401), {}, 'renew-token'],
  ['a missing intent [W-7.24]', answer(404, { reason: INTENT_MISSING }), {}, 'renew-carried'],
  ['another 404', answer(404, { reason: 'gone' }), {}, 'fail'],
  ['a decline', answer(402), {}, 'fail'],
  ['a key used for something else', answer(422), {}, 'fail'],
  ['an answer that cannot be understood', unreadable, {}, 'fail'],
];

describe('the decision after an attempt', () => {
  it.each(rows)('is as expected for %s', (_what, outcome, tries, expected) => {
    expect(decide({ outcome, tries: { ...NO_TRIES, ...tries }, random: 0.5, stale }).do).toBe(expected);
  });

  it.each<[Outcome, keyof Tries]>([
    [network, 'broken'],
    [answer(500), 'broken'],
    [answer(503), 'broken'],
    [timeout, 'late'],
    [answer(408), 'late'],
    [answer(429), 'limited'],
    [answer(503, { retryAfterMs: 0 }), 'limited'],
    [answer(409, { code: KEY_OUTSTANDING }), 'outstanding'],
  ])('counts %o as %s, and backs off by that count alone', (outcome, counts) => {
    const others = { broken: 9, late: 9, limited: 9, outstanding: 9, [counts]: 0 };
    expect(decide({ outcome, tries: others, random: 0 })).toMatchObject({ do: 'again', counts });
    const spent = { ...NO_TRIES, [counts]: 10 };
    expect(decide({ outcome, tries: spent, random: 0 })).toEqual({ do: 'fail' });
  });

  it('matches a reason or a code at its own status only', () => {
    const does = (outcome: Outcome) => decide({ outcome, tries: NO_TRIES, random: 0, stale }).do;
    expect(does(answer(400, { reason: INTENT_MISSING }))).toBe('fail');
    expect(does(answer(400, { code: KEY_OUTSTANDING }))).toBe('fail');
  });

  it.each([
    [network, true],
    [timeout, true],
    [unreadable, true],
    [answer(408), true],
    [answer(409, { code: KEY_OUTSTANDING }), true],
    [answer(500), true],
    [answer(503), true],
    [answer(504), true],
    [answer(400), false],
    [answer(401), false],
    [answer(402), false],
    [answer(404), false],
    [answer(409), false],
    [answer(429), false],
    [answer(503, { retryAfterMs: 1 }), false],
  ])('leaves the outcome open after %o: %s', (outcome, isOpen) => {
    expect(isUnknownEnd(outcome)).toBe(isOpen);
  });

  it.each([429, 500, 503])(
    'waits as long as a %i asks, and fails when that is over ten seconds',
    (status) => {
      const wait = (retryAfterMs: number) =>
        decide({
          outcome: answer(status, { retryAfterMs }),
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
      decide({ outcome: network, tries: { ...NO_TRIES, broken }, random });
    expect([pause(0, 0), pause(0, 1), pause(1, 0), pause(1, 1)]).toMatchObject([
      { afterMs: 250 },
      { afterMs: 500 },
      { afterMs: 500 },
      { afterMs: 1000 },
    ]);
  });

  it('waits half a second to two seconds for the same write that is still running', () => {
    const outcome = { kind: 'answer', status: 409, code: KEY_OUTSTANDING } as const;
    const pause = (random: number, retryAfterMs?: number) =>
      decide({ outcome: { ...outcome, retryAfterMs }, tries: NO_TRIES, random });
    expect([pause(0), pause(1)]).toMatchObject([{ afterMs: 500 }, { afterMs: 2000 }]);
    // The requested wait is ignored, because the outstanding write may finish at any moment.
    expect(pause(0, 60_000)).toMatchObject({ do: 'again', afterMs: 500 });
  });
});
