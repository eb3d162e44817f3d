import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { INTENT_MISSING } from '../contract/wire-error.ts';
import { carriedIntent } from '../testing/carried-intent.ts';
import { createTestTiming } from '../testing/test-timing.ts';
import { createAuthSession } from './auth-session.ts';
import { runOperation } from './operation-runner.ts';
import type { Attempt, Doubts, Operation } from './operation-runner.ts';
import { createRenewable } from './renewable.ts';
import type { Result } from './result.ts';
import type { Outcome } from './retry-policy.ts';

const live = new AbortController().signal;
const answer = (status: number, rest: object = {}): Outcome => ({ kind: 'answer', status, ...rest });
const done = { outcome: answer(200), value: 'done' };

/** New tokens and intents without end. */
function numbered(): () => Promise<string> {
  let given = 0;
  return async () => `new-${(given += 1)}`;
}

/** Who runs operations, whose host gives new tokens and intents without end. */
function createRunner({
  auth = true,
  onExpired = vi.fn(),
  fetchNew = numbered(),
}: { auth?: boolean; onExpired?: () => void; fetchNew?: () => Promise<string> } = {}) {
  const timing = createTestTiming();
  const config = auth ? ({ type: 'B2C', token: 't0', getNewToken: fetchNew } as const) : undefined;
  const session = createAuthSession(config, { timing, life: () => live, onExpired });
  const intent = createRenewable({ value: 'i0', fetchNew, timing, life: () => live });
  const doubts: Doubts = new Map();
  return { session, carried: carriedIntent(intent), timing, doubts, onExpired };
}

type Ending = Awaited<ReturnType<Operation<string>['attempt']>>;

/** A write whose attempts end one after the other as listed, the last for good. */
function write(endings: readonly (Ending | Outcome)[], more: Partial<Operation<string>> = {}) {
  const attempts: Attempt[] = [];
  const operation: Operation<string> = {
    key: 'k',
    endpoint: '/cards',
    write: true,
    errors: [],
    signal: live,
    async attempt(attempt) {
      const ending = endings[Math.min(attempts.push(attempt), endings.length) - 1] ?? done;
      return 'outcome' in ending ? ending : { outcome: ending };
    },
    ...more,
  };
  return { operation, attempts };
}

/** All that an error holds besides its message. */
const partsOf = (result: Result<string>): unknown =>
  result.ok ? undefined : Object.fromEntries(Object.entries(result.error));

const lost: Outcome = { kind: 'network' };
const late: Outcome = { kind: 'timeout' };
const decline = answer(402);

describe('renewals within one operation', () => {
  it('end after five tokens that are refused, although others are served with them [W-7.23] [W-9.10]', async () => {
    const runner = createRunner();
    const { operation, attempts } = write([answer(401)]);
    const result = await runOperation(runner, {
      ...operation,
      attempt(attempt) {
        // Another operation is served with the same token, so that the session goes on.
        if (attempt.token && attempts.length < 20) runner.session.confirm(attempt.token.generation);
        return attempts.length < 20 ? operation.attempt(attempt) : Promise.resolve(done);
      },
    });
    expect(result).toMatchObject({ ok: false, error: { code: 'session_expired' } });
    expect(attempts).toHaveLength(6);
    expect(runner.onExpired).toHaveBeenCalledOnce();
    expect(runner.session.current()).toBeUndefined();
  });

  it('end for want of a network where there is none to get a token by, and leave the session as it is', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    onTestFinished(() => void vi.unstubAllGlobals());
    const runner = createRunner({ fetchNew: async () => '' });
    const { operation, attempts } = write([answer(401)]);
    expect(await runOperation(runner, operation)).toMatchObject({ ok: false, error: { code: 'network' } });
    expect(attempts).toHaveLength(1);
    expect(runner.onExpired).not.toHaveBeenCalled();
    vi.stubGlobal('navigator', { onLine: true });
    const again = write([answer(401)]);
    expect(await runOperation(runner, again.operation)).toMatchObject({ error: { code: 'session_expired' } });
    expect(runner.onExpired).toHaveBeenCalledOnce();
  });

  it('end for want of a network also where it is back by the time that the last try has failed', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    onTestFinished(() => void vi.unstubAllGlobals());
    let tries = 0;
    const runner = createRunner({
      fetchNew: async () => {
        tries += 1;
        if (tries === 5) vi.stubGlobal('navigator', { onLine: true });
        return '';
      },
    });
    const { operation } = write([answer(401)]);
    expect(await runOperation(runner, operation)).toMatchObject({ ok: false, error: { code: 'network' } });
    expect(tries).toBe(5);
    expect(runner.onExpired).not.toHaveBeenCalled();
  });

  it('end after five intents that are refused, and leave the session as it is [W-7.24] [W-9.10]', async () => {
    const runner = createRunner();
    const { operation, attempts } = write([answer(404, { reason: INTENT_MISSING })]);
    const result = await runOperation(runner, {
      ...operation,
      attempt(attempt) {
        if (attempt.carried && attempts.length < 20)
          runner.carried.renewable.confirm(attempt.carried.generation);
        return attempts.length < 20 ? operation.attempt(attempt) : Promise.resolve(done);
      },
    });
    expect(result).toMatchObject({ ok: false, error: { code: 'payment_intent_missing' } });
    expect(attempts).toHaveLength(6);
    expect(runner.session.current()?.value).toBe('t0');
  });

  it('end at once where nobody was signed in, and nobody’s session is called over', async () => {
    const runner = createRunner({ auth: false });
    const { operation, attempts } = write([answer(401)], { isOpen: true });
    expect(await runOperation(runner, operation)).toMatchObject({ error: { code: 'session_expired' } });
    expect(attempts).toHaveLength(1);
    expect(runner.onExpired).not.toHaveBeenCalled();
  });

  it('end at once where there is no intent to renew [W-7.24]', async () => {
    const { operation, attempts } = write([answer(404, { reason: INTENT_MISSING })]);
    const base = createRunner();
    const { timing } = base;
    const none = createRenewable({ value: undefined, fetchNew: undefined, timing, life: () => live });
    const runner = { ...base, carried: carriedIntent(none) };
    const result = await runOperation(runner, operation);
    expect(result).toMatchObject({ error: { code: 'payment_intent_missing', status: 404 } });
    expect(attempts).toHaveLength(1);
  });

  it('count anew after a success, of tokens and of intents [W-7.23] [W-7.24]', async () => {
    const runner = createRunner();
    const stale = [answer(401), answer(404, { reason: INTENT_MISSING })];
    // The host’s fifth token in a row would be its last, were the first ones not accepted.
    for (let times = 0; times < 6; times += 1)
      expect(await runOperation(runner, write([...stale, done]).operation)).toEqual({
        ok: true,
        value: 'done',
      });
    expect(runner.timing.pauses).toEqual(Array.from({ length: 12 }, () => 0));
  });

  it('pass the new token and intent on to the next attempt', async () => {
    const { operation, attempts } = write([answer(401), answer(404, { reason: INTENT_MISSING }), done]);
    await runOperation(createRunner(), operation);
    const seen = attempts.map(({ key, token, carried }) => [key, token?.value, carried?.value]);
    expect(seen).toEqual([
      ['k', 't0', 'i0'],
      ['k', 'new-1', 'i0'],
      ['k', 'new-1', 'new-2'],
    ]);
  });
});

describe('a doubt whether a write has happened', () => {
  it('outlives the operation, so that pressing again says nothing untrue', async () => {
    const runner = createRunner();
    const first = await runOperation(runner, write([lost]).operation);
    expect(first).toMatchObject({ error: { code: 'unconfirmed' } });
    const again = await runOperation(runner, write([decline]).operation);
    expect(again).toMatchObject({ error: { code: 'unconfirmed', status: 402, operationId: 'k' } });
  });

  it('is another operation’s under another key', async () => {
    const runner = createRunner();
    await runOperation(runner, write([lost]).operation);
    const other = await runOperation(runner, write([decline], { key: 'other' }).operation);
    expect(other).toMatchObject({ error: { code: 'unexpected', status: 402 } });
  });

  it.each([
    ['a success', [lost, done], undefined],
    ['a look that finds it', [lost], async () => ({ kind: 'happened', value: 'done' }) as const],
    ['a look that finds nothing', [lost], async () => ({ kind: 'did-not-happen' }) as const],
  ])('is over after %s', async (_what, endings, reconcile) => {
    const runner = createRunner();
    await runOperation(runner, write(endings, { reconcile }).operation);
    expect([...runner.doubts]).toEqual([]);
    const after = await runOperation(runner, write([decline]).operation);
    expect(after).toMatchObject({ error: { code: 'unexpected' } });
  });

  it.each([
    ['a look that finds nothing, since what timed out may still arrive', [late], 'did-not-happen', 'timeout'],
    ['a look that does not tell', [lost], 'unknown', 'unconfirmed'],
  ] as const)('is not over after %s', async (_what, endings, kind, code) => {
    const runner = createRunner();
    const { operation } = write(endings, { reconcile: async () => ({ kind }) });
    expect(await runOperation(runner, operation)).toMatchObject({ error: { code } });
    expect([...runner.doubts.keys()]).toEqual(['k']);
  });

  it('stays that of a timeout, whatever goes wrong after it', async () => {
    const { operation } = write([late, lost], { reconcile: async () => ({ kind: 'did-not-happen' }) });
    const result = await runOperation(createRunner(), operation);
    expect(result).toMatchObject({ error: { code: 'timeout', status: 408 } });
  });

  it('becomes that of a timeout, whatever went wrong before it', async () => {
    const { operation } = write([lost, late, decline], {
      reconcile: async () => ({ kind: 'did-not-happen' }),
    });
    const result = await runOperation(createRunner(), operation);
    expect(result).toMatchObject({ error: { code: 'timeout', status: 408 } });
  });

  it('is none of a read, nor of a refusal', async () => {
    const runner = createRunner();
    const look = vi.fn(async () => ({ kind: 'unknown' }) as const);
    const read = await runOperation(runner, write([lost], { write: false, reconcile: look }).operation);
    expect(read).toMatchObject({ error: { code: 'network', retryable: true } });
    await runOperation(runner, write([decline], { reconcile: look }).operation);
    expect(look).not.toHaveBeenCalled();
    expect([...runner.doubts]).toEqual([]);
  });

  it('stays where the caller is gone while it is looked into', async () => {
    const life = new AbortController();
    const runner = createRunner();
    const { operation } = write([lost], {
      signal: life.signal,
      async reconcile() {
        life.abort();
        return { kind: 'did-not-happen' };
      },
    });
    expect(await runOperation(runner, operation)).toMatchObject({
      error: { code: 'aborted', retryable: false },
    });
    expect([...runner.doubts.keys()]).toEqual(['k']);
  });

  it('is a doubt still where the session ends before the next press', async () => {
    const runner = createRunner();
    await runOperation(runner, write([lost]).operation);
    runner.session.expire();
    const { operation, attempts } = write([done]);
    expect(await runOperation(runner, operation)).toMatchObject({
      error: { code: 'unconfirmed', status: 401 },
    });
    expect(attempts).toEqual([]);
  });
});

describe('how an operation ends', () => {
  it('waits as long as the service asks, for as many tries as it may', async () => {
    const runner = createRunner();
    const { operation, attempts } = write([answer(429, { retryAfterMs: 3000 })]);
    expect(await runOperation(runner, operation)).toMatchObject({
      error: { code: 'rate_limited', status: 429, retryAfterMs: 3000, retryable: true },
    });
    expect([attempts.length, runner.timing.pauses]).toEqual([3, [3000, 3000]]);
  });

  it('makes no further attempt where the caller is gone during a pause', async () => {
    const life = new AbortController();
    const timing = createTestTiming({ pause: async () => life.abort() });
    const { operation, attempts } = write([lost, done], { signal: life.signal });
    const result = await runOperation({ ...createRunner(), timing }, operation);
    expect(result).toMatchObject({ error: { code: 'aborted' } });
    expect(attempts).toHaveLength(1);
  });

  it('says where and how, for developers, and of a reason no more than a sentence', async () => {
    const reason = 'r'.repeat(501);
    const end = answer(402, { reason, customerMessage: 'Ask your bank.' });
    const result = await runOperation(createRunner(), write([end]).operation);
    expect(partsOf(result)).toStrictEqual({
      name: 'GrocerError',
      code: 'unexpected',
      endpoint: '/cards',
      operationId: 'k',
      retryable: false,
      status: 402,
      customerMessage: 'Ask your bank.',
      reason: 'r'.repeat(500),
    });
    expect(!result.ok && result.error.message).toBe('/cards ended in "unexpected" (402).');
  });

  it('says no more than is known', async () => {
    const { operation } = write([lost], { write: false });
    const result = await runOperation(createRunner(), operation);
    expect(partsOf(result)).toStrictEqual({
      name: 'GrocerError',
      code: 'network',
      endpoint: '/cards',
      operationId: 'k',
      retryable: true,
    });
    expect(!result.ok && result.error.message).toBe('/cards ended in "network".');
  });
});
