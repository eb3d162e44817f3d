import { inspect } from 'node:util';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTestTiming } from '../testing/test-timing.ts';
import { createAuthSession } from './auth-session.ts';
import type { AuthConfig, AuthSession } from './auth-session.ts';
import { runOperation } from './operation-runner.ts';
import type { Operation } from './operation-runner.ts';

const live = new AbortController().signal;

/** Runs one read against a server that only accepts the token valid when the request arrives. */
const readAs = (
  isValid: (token: string) => boolean,
  trip: () => Promise<unknown> = () => Promise.resolve(),
) => {
  const seen: string[] = [];
  const operation: Operation<string> = {
    key: 'k',
    endpoint: '/cards',
    write: false,
    errors: [],
    signal: live,
    async attempt({ token: held }) {
      const token = held?.value ?? '';
      seen.push(token);
      await trip();
      const status = isValid(token) ? 200 : 401;
      await trip();
      return { outcome: { kind: 'answer', status }, value: 'cards' };
    },
  };
  return { operation, seen };
};

afterEach(() => vi.unstubAllGlobals());

describe('an expired session', () => {
  const sessionOf = (config: Partial<AuthConfig> = {}, life = live) => {
    const onExpired = vi.fn();
    const parts = { timing: createTestTiming(), life: () => life, onExpired };
    return { onExpired, session: createAuthSession({ type: 'AX', token: 't0', ...config }, parts) };
  };

  it('redirects nowhere when the host sets another token on hearing of it', () => {
    const redirectToSignIn = vi.fn();
    const { session, onExpired } = sessionOf({ redirectToSignIn });
    onExpired.mockImplementation(() => session.replace('t1'));
    session.expire();
    expect([redirectToSignIn.mock.calls, session.current()?.value]).toEqual([[], 't1']);
  });

  it('redirects to sign in, once, with the path and search of the page', () => {
    vi.stubGlobal('location', { pathname: '/cart', search: '?step=2', origin: 'https://shop.example' });
    const redirectToSignIn = vi.fn();
    const { session, onExpired } = sessionOf({ redirectToSignIn });
    session.expire();
    session.expire();
    expect(redirectToSignIn).toHaveBeenCalledExactlyOnceWith('/cart?step=2');
    expect(onExpired).toHaveBeenCalledOnce();
  });

  it('does not redirect to another host, even for a path that names one', () => {
    vi.stubGlobal('location', { pathname: '//evil.example/x', search: '', origin: 'https://shop.example' });
    const redirectToSignIn = vi.fn();
    sessionOf({ redirectToSignIn }).session.expire();
    expect(redirectToSignIn).toHaveBeenCalledExactlyOnceWith('/evil.example/x');
  });

  it('requests no new token', async () => {
    const getNewToken = vi.fn(async () => 't1');
    const { session } = sessionOf({ getNewToken });
    session.expire();
    expect(await session.renew(1)).toBeUndefined();
    expect(getNewToken).not.toHaveBeenCalled();
  });

  it('does not redirect once the SDK is unmounted', () => {
    const redirectToSignIn = vi.fn();
    const { session, onExpired } = sessionOf({ redirectToSignIn }, AbortSignal.abort());
    session.expire();
    expect([redirectToSignIn.mock.calls, onExpired.mock.calls]).toEqual([[], []]);
    expect(session.current()?.value).toBe('t0');
  });

  it('is possible for a visitor who was never signed in', async () => {
    const tracked = vi.fn();
    vi.stubGlobal('reportError', tracked);
    const onExpired = vi.fn();
    const session = createAuthSession(undefined, {
      timing: createTestTiming(),
      life: () => live,
      onExpired,
    });
    expect([session.type, session.current(), await session.renew(0)]).toEqual(['B2C', undefined, undefined]);
    session.expire();
    expect(onExpired).toHaveBeenCalledOnce();
    expect(tracked).not.toHaveBeenCalled();
  });
});

describe('the session of a shopper', () => {
  it('requests one new token per generation, however 401 responses interleave [W-7.23]', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.integer({ min: 2, max: 8 }),
        fc.integer({ min: 0, max: 3 }),
        async (s, readers, expiries) => {
          let valid = 0;
          let asked = 0;
          const later = (): Promise<unknown> => s.schedule(Promise.resolve());
          const timing = createTestTiming({ pause: later, limit: () => new Promise(() => {}) });
          const getNewToken = async (): Promise<string> => {
            asked += 1;
            await later();
            return `t${valid}`;
          };
          const session = createAuthSession(
            { type: 'B2C', token: 'stale', getNewToken },
            { timing, life: () => live, onExpired: () => {} },
          );
          const runner = { session, doubts: new Map(), timing };
          const reads = Array.from({ length: readers }, () =>
            readAs((token) => token === `t${valid}`, later),
          );
          const results = Promise.all(reads.map(({ operation }) => runOperation(runner, operation)));
          const clock = (async () => {
            for (let expiry = 0; expiry < expiries; expiry += 1) {
              await later();
              valid += 1;
            }
          })();
          await s.waitFor(Promise.all([results, clock]));
          expect((await results).every(({ ok }) => ok)).toBe(true);
          // The initial token and each expiry make one generation stale. Each is renewed at most once, and a
          // renewal that returns the same token counts as another try.
          const generations = (session.current()?.generation ?? 0) - 1;
          expect(asked).toBeGreaterThanOrEqual(1);
          expect(generations).toBeLessThanOrEqual(expiries + 1);
          expect(asked).toBeLessThanOrEqual(expiries + 1);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('gives up after five refused tokens, and redirects to sign in once [W-7.23] [W-9.10]', async () => {
    const getNewToken = vi.fn(async () => `t${getNewToken.mock.calls.length}`);
    const redirectToSignIn = vi.fn();
    const onExpired = vi.fn();
    const timing = createTestTiming();
    const session = createAuthSession(
      { type: 'B2C', token: 't0', getNewToken, redirectToSignIn },
      { timing, life: () => live, onExpired },
    );
    const reads = [1, 2, 3].map(() => readAs(() => false));
    const results = await Promise.all(
      reads.map(({ operation }) => runOperation({ session, doubts: new Map(), timing }, operation)),
    );
    expect(results.map((result) => !result.ok && result.error.code)).toEqual(
      Array(3).fill('session_expired'),
    );
    for (const { seen } of reads) expect(seen).toEqual(['t0', 't1', 't2', 't3', 't4', 't5']);
    expect(getNewToken).toHaveBeenCalledTimes(5);
    expect(redirectToSignIn).toHaveBeenCalledExactlyOnceWith('/');
    expect(onExpired).toHaveBeenCalledOnce();
    expect(timing.pauses).toEqual([0, 250, 500, 1000, 2000]);
  });

  it('sends no request until a new token is set', async () => {
    const timing = createTestTiming();
    const session = createAuthSession(
      { type: 'B2C', token: 't0' },
      { timing, life: () => live, onExpired: () => {} },
    );
    const runner = { session, doubts: new Map(), timing };
    await runOperation(runner, readAs(() => false).operation);
    const blocked = readAs(() => true);
    expect((await runOperation(runner, blocked.operation)).ok).toBe(false);
    expect(blocked.seen).toEqual([]);
    session.replace('t1');
    expect((await runOperation(runner, blocked.operation)).ok).toBe(true);
    expect(blocked.seen).toEqual(['t1']);
  });

  it('knows its shopper when the host names one, and forgets them with a token that comes without an id', () => {
    const parts = { timing: createTestTiming(), life: () => live, onExpired: () => {} };
    const session = createAuthSession({ type: 'B2C', token: 't0', shopperId: 'alice' }, parts);
    const isOf = (): unknown => [
      session.shopperId(),
      session.isOf('alice'),
      session.isOf('bob'),
      session.isOf(undefined),
    ];
    expect(isOf()).toEqual(['alice', true, false, false]);
    session.replace('t1', 'bob');
    expect(isOf()).toEqual(['bob', false, true, false]);
    session.replace('t2');
    expect(isOf()).toEqual([undefined, false, false, false]);
  });

  it('keeps the token in use, which the host may name the shopper of later, and continues their work', async () => {
    const parts = { timing: createTestTiming(), life: () => live, onExpired: () => {} };
    const session = createAuthSession({ type: 'B2C', token: 't0' }, parts);
    const before = session.current();
    expect([session.isOther('alice'), session.replace('t0', 'alice')]).toEqual([false, false]);
    expect([session.current(), session.shopperId()]).toEqual([before, 'alice']);
    expect([session.isOther(undefined), session.isOther('alice'), session.isOther('bob')]).toEqual([
      false,
      false,
      true,
    ]);
    // A token that comes without an id says nothing about its shopper.
    expect([session.replace('t0'), session.shopperId()]).toEqual([false, 'alice']);
    expect([session.replace('t0', 'bob'), session.shopperId()]).toEqual([true, 'bob']);
    session.expire();
    expect(session.replace('t0', 'bob')).toBe(true);
  });

  const badSources: [string, () => Promise<string>][] = [
    ['throws', () => Promise.reject(new Error('no'))],
    [
      'throws at once',
      () => {
        throw new Error('no');
      },
    ],
    ['gives nothing', async () => ''],
    ['gives the same token again', async () => 't0'],
    ['never answers', () => new Promise(() => {})],
  ];
  it.each(badSources)('counts a token source that %s as a failed attempt', async (_how, getNewToken) => {
    const source = vi.fn(getNewToken);
    const timing = createTestTiming();
    const session = createAuthSession(
      { type: 'B2C', token: 't0', getNewToken: source },
      { timing, life: () => live, onExpired: () => {} },
    );
    const { operation, seen } = readAs(() => false);
    const result = await runOperation({ session, doubts: new Map(), timing }, operation);
    expect(!result.ok && result.error.code).toBe('session_expired');
    expect(source).toHaveBeenCalledTimes(5);
    expect(seen).toEqual(['t0']);
  });

  it('keeps the token out of errors, callbacks, reports and itself', async () => {
    const [redirectToSignIn, onExpired, reported] = [vi.fn(), vi.fn(), vi.fn()];
    vi.stubGlobal('reportError', reported);
    const getNewToken = vi.fn().mockResolvedValueOnce('canary-1').mockRejectedValue(new Error('no'));
    const timing = createTestTiming();
    const session: AuthSession = createAuthSession(
      { type: 'B2C', token: 'canary-0', getNewToken, redirectToSignIn },
      { timing, life: () => live, onExpired },
    );
    const { operation, seen } = readAs(() => false);
    const result = await runOperation({ session, doubts: new Map(), timing }, operation);
    expect(seen).toEqual(['canary-0', 'canary-1']);
    const calls = [redirectToSignIn, onExpired, reported, getNewToken].map(({ mock }) => mock.calls);
    expect(calls.map(({ length }) => length)).toEqual([1, 1, 4, 5]);
    expect(inspect([session, result, calls], { depth: Infinity, showHidden: true })).not.toContain('canary');
  });
});
