import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { INTENT_MISSING, KEY_OUTSTANDING } from '../contract/refusal-body.ts';
import { carriedIntent } from '../testing/carried-intent.ts';
import { createTestTiming } from '../testing/test-timing.ts';
import { createAuthSession } from './auth-session.ts';
import { runOperation } from './operation-runner.ts';
import type { Attempt, Reconciled } from './operation-runner.ts';
import { createRenewable } from './renewable.ts';
import type { Outcome } from './retry-policy.ts';

const live = new AbortController().signal;
const timing = createTestTiming();

const runnerWith = (getNewPaymentIntent?: () => Promise<string>) => ({
  timing,
  doubts: new Map(),
  session: createAuthSession(
    { type: 'B2C', token: 't0', getNewToken: async () => crypto.randomUUID() },
    { timing, life: () => live, onExpired: () => {} },
  ),
  carried: carriedIntent(
    createRenewable({ value: 'intent-0', fetchNew: getNewPaymentIntent, timing, life: () => live }),
  ),
});

/** Outcomes that do not tell whether the server has acted or still will. */
const UNKNOWN = {
  'lost before': { acts: false, outcome: { kind: 'network' } },
  'lost after': { acts: true, outcome: { kind: 'network' } },
  'late before': { acts: false, outcome: { kind: 'timeout' } },
  'late after': { acts: true, outcome: { kind: 'timeout' } },
  'held back': { acts: 'later', outcome: { kind: 'timeout' } },
  'cut body': { acts: true, outcome: { kind: 'unreadable' } },
  portal: { acts: false, outcome: { kind: 'unreadable' } },
  'server error': { acts: false, outcome: { kind: 'answer', status: 500 } },
  'gateway gave up': { acts: true, outcome: { kind: 'answer', status: 504 } },
  'server gave up': { acts: true, outcome: { kind: 'answer', status: 408 } },
} as const;

/** Rejections that a retry can get although the first attempt succeeded. */
const REFUSALS = {
  'bad request': { acts: false, outcome: { kind: 'answer', status: 400 } },
  'stale token': { acts: false, outcome: { kind: 'answer', status: 401 } },
  decline: { acts: false, outcome: { kind: 'answer', status: 402 } },
  firewall: { acts: false, outcome: { kind: 'answer', status: 403 } },
  'no route': { acts: false, outcome: { kind: 'answer', status: 404 } },
  'stale intent': { acts: false, outcome: { kind: 'answer', status: 404, reason: INTENT_MISSING } },
  conflict: { acts: false, outcome: { kind: 'answer', status: 409 } },
  limit: { acts: false, outcome: { kind: 'answer', status: 429 } },
  'long limit': { acts: false, outcome: { kind: 'answer', status: 429, retryAfterMs: 900_000 } },
  maintenance: { acts: false, outcome: { kind: 'answer', status: 503, retryAfterMs: 900_000 } },
} as const;

/** What can happen to a request, and whether the server has acted. */
const FAULTS = {
  none: { acts: true, outcome: { kind: 'answer', status: 200 } },
  'still running': { acts: false, outcome: { kind: 'answer', status: 409, code: KEY_OUTSTANDING } },
  ...UNKNOWN,
  ...REFUSALS,
} as const satisfies Record<string, { acts: boolean | 'later'; outcome: Outcome }>;
type Fault = keyof typeof FAULTS;
const namesOf = <Name extends Fault>(faults: Record<Name, unknown>): Name[] => Object.keys(faults) as Name[];

/** A server that acts once per key, behind a network with the given faults. */
function createServer(faults: readonly Fault[], otherwise: Fault = 'none') {
  const done = new Map<string, string>();
  const keys: string[] = [];
  const held: string[] = [];
  let next = 0;
  const act = (key: string): void => {
    if (!done.has(key)) done.set(key, `effect-${done.size + 1}`);
  };
  return {
    done,
    keys,
    /** Delivers the requests that were held back. */
    arrive: (): void => held.forEach(act),
    async attempt({ key }: Attempt) {
      keys.push(key);
      const { acts, outcome } = FAULTS[faults[next++] ?? otherwise];
      if (acts === 'later') held.push(key);
      else if (acts) act(key);
      const value = outcome.kind === 'answer' && outcome.status === 200 ? done.get(key) : undefined;
      return { outcome, ...(value !== undefined && { value }) };
    },
    async lookUp(key: string): Promise<Reconciled<string>> {
      const value = done.get(key);
      return value === undefined ? { kind: 'did-not-happen' } : { kind: 'happened', value };
    },
  };
}

const press = (server: ReturnType<typeof createServer>, key: string, canLookUp: boolean) =>
  runOperation(
    runnerWith(async () => crypto.randomUUID()),
    {
      key,
      endpoint: '/payment/v2/wallet',
      write: true,
      errors: [],
      signal: live,
      attempt: server.attempt,
      ...(canLookUp && { reconcile: () => server.lookUp(key) }),
    },
  );

describe('an operation', () => {
  it('uses one key per intent and acts at most once, regardless of faults', async () => {
    const fault = fc.constantFrom<Fault>('none', ...namesOf(FAULTS));
    await fc.assert(
      fc.asyncProperty(fc.array(fault, { maxLength: 14 }), fc.boolean(), async (faults, canLookUp) => {
        const server = createServer(faults);
        const key = crypto.randomUUID();
        let result = await press(server, key, canLookUp);
        // "Try again" keeps the key until the outcome is known.
        for (let presses = 0; !result.ok && result.error.retryable && presses < 20; presses += 1) {
          result = await press(server, key, canLookUp);
        }
        expect(new Set(server.keys)).toEqual(new Set([key]));
        expect(server.done.size).toBeLessThanOrEqual(1);
        const claimed = result.ok ? [result.value] : [];
        expect([...server.done.values()]).toEqual(expect.arrayContaining(claimed));
      }),
      { numRuns: 2000 },
    );
  });

  /** Codes that leave open whether the operation succeeded. */
  const OPEN: readonly unknown[] = ['timeout', 'unconfirmed'];

  it('never reports a failure of a write that happened or still may happen', async () => {
    const lossy = fc.constantFrom<Fault>(...namesOf(UNKNOWN), ...namesOf(REFUSALS));
    await fc.assert(
      fc.asyncProperty(fc.array(lossy, { minLength: 1, maxLength: 6 }), lossy, async (faults, lasting) => {
        const server = createServer(faults, lasting);
        const result = await press(server, 'k', true);
        server.arrive();
        const says = result.ok || OPEN.includes(result.error.code);
        expect(says || server.done.size === 0).toBe(true);
        expect(result.ok && server.done.size === 0).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });

  const after = namesOf(UNKNOWN).flatMap((unknown) =>
    namesOf(REFUSALS).map((refusal) => [unknown, refusal] as const),
  );
  it.each(after)(
    'that was "%s" and then always met "%s" ends by what the reconciliation finds',
    async (unknown, refusal) => {
      const server = createServer([unknown], refusal);
      const looked = await press(server, 'k', true);
      const wasDone = server.done.size === 1;
      // A request that timed out may still arrive. An unreadable response is not retried, so no rejection
      // follows.
      const meets = { timeout: 408, unreadable: undefined } as Record<string, number | undefined>;
      const { kind } = UNKNOWN[unknown].outcome;
      const status = kind in meets ? meets[kind] : REFUSALS[refusal].outcome.status;
      expect(looked.ok ? 'done' : looked.error.status).toBe(wasDone ? 'done' : status);
      const blind = await press(createServer([unknown], refusal), 'k', false);
      expect(!blind.ok && blind.error).toMatchObject({ code: 'unconfirmed', retryable: true });
    },
  );

  it('reports how long the service asks to wait', async () => {
    const result = await press(createServer([], 'long limit'), 'k', true);
    expect(!result.ok && result.error).toMatchObject({ code: 'rate_limited', retryAfterMs: 900_000 });
  });

  it('is unconfirmed when it cannot be reconciled', async () => {
    const server = createServer(['lost after', 'lost after', 'lost after']);
    const result = await press(server, 'k', false);
    expect(!result.ok && result.error).toMatchObject({
      code: 'unconfirmed',
      retryable: true,
      operationId: 'k',
    });
  });

  it('fetches a new payment intent and retries, up to five times [W-7.24] [W-9.10]', async () => {
    const getNewPaymentIntent = vi.fn(async () => `intent-${getNewPaymentIntent.mock.calls.length}`);
    const seen: (string | undefined)[] = [];
    const result = await runOperation(runnerWith(getNewPaymentIntent), {
      key: 'k',
      endpoint: '/payment/v2/wallet',
      write: true,
      errors: [],
      signal: live,
      async attempt({ carried }) {
        seen.push(carried?.value);
        return { outcome: FAULTS['stale intent'].outcome };
      },
    });
    expect(seen).toEqual(['intent-0', 'intent-1', 'intent-2', 'intent-3', 'intent-4', 'intent-5']);
    expect(getNewPaymentIntent).toHaveBeenCalledTimes(5);
    expect(!result.ok && result.error.code).toBe('payment_intent_missing');
  });

  it.each([
    { intents: 5, tokens: 5, ends: 'ok' },
    { intents: 6, tokens: 5, ends: 'payment_intent_missing' },
    { intents: 5, tokens: 6, ends: 'session_expired' },
  ])(
    'renews tokens and payment intents up to five times each: $intents intents, $tokens tokens, $ends [W-7.23] [W-7.24] [W-9.10]',
    async ({ intents, tokens, ends }) => {
      const stale = { 'stale intent': intents, 'stale token': tokens };
      let next: keyof typeof stale = 'stale token';
      const result = await runOperation(
        runnerWith(async () => crypto.randomUUID()),
        {
          key: 'k',
          endpoint: '/payment/v2/wallet',
          write: false,
          errors: [],
          signal: live,
          async attempt() {
            // Alternates as long as both are stale.
            const other = next === 'stale token' ? 'stale intent' : 'stale token';
            if (stale[other] > 0) next = other;
            if (stale[next] === 0) return { outcome: FAULTS.none.outcome, value: 1 };
            stale[next] -= 1;
            return { outcome: FAULTS[next].outcome };
          },
        },
      );
      expect(result.ok ? 'ok' : result.error.code).toBe(ends);
      expect(stale).toEqual({ 'stale intent': 0, 'stale token': 0 });
    },
  );

  it('fetches a payment intent even when there was none', async () => {
    const intent = createRenewable({
      value: undefined,
      fetchNew: async () => 'first',
      timing,
      life: () => live,
    });
    expect(intent.current()).toBeUndefined();
    expect(await intent.renew(0)).toEqual({ value: 'first', generation: 1, epoch: 0 });
  });

  it('aborts as soon as its caller does', async () => {
    const life = new AbortController();
    const attempt = vi.fn(async () => {
      life.abort();
      return { outcome: { kind: 'network' } as const };
    });
    const result = await runOperation(runnerWith(), {
      key: 'k',
      endpoint: '/',
      write: true,
      errors: [],
      signal: life.signal,
      attempt,
    });
    expect(!result.ok && result.error.code).toBe('aborted');
    expect(attempt).toHaveBeenCalledOnce();
  });

  it('ends in a frozen error that names the path template and has no cause', async () => {
    const server = createServer(['decline']);
    const result = await press(server, 'k', true);
    const error = result.ok ? undefined : result.error;
    expect(Object.isFrozen(error)).toBe(true);
    expect(error).toMatchObject({ status: 402, endpoint: '/payment/v2/wallet', retryable: false });
    expect(error?.cause).toBeUndefined();
  });
});
