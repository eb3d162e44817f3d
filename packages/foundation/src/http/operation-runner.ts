import type { ErrorCode, ErrorRule } from '../contract/error-codes.ts';
import type { AuthSession } from './auth-session.ts';
import { GrocerError } from './grocer-error.ts';
import { isRetryable, refusalCode, shownWords } from './refusal.ts';
import type { Held, Renewable } from './renewable.ts';
import { err, ok } from './result.ts';
import type { Result } from './result.ts';
import { decide, isUnknownEnd, NO_TRIES } from './retry-policy.ts';
import type { Decision, Outcome, Refusal, Tries } from './retry-policy.ts';
import type { Timing } from './timing.ts';

/** What a second look found after a write whose answer was lost. */
export type Reconciled<Output> =
  | { readonly kind: 'happened'; readonly value: Output }
  | { readonly kind: 'did-not-happen' }
  | { readonly kind: 'unknown' };

/** What one attempt needs to know. The key is the same for every attempt of an operation. */
export interface Attempt {
  readonly key: string;
  /** Absent where nobody is signed in, and need not be. */
  readonly token: Held | undefined;
  readonly carried: Held | undefined;
}

/** One thing a shopper wants done, however many requests it takes. */
export interface Operation<Output> {
  readonly key: string;
  readonly endpoint: string;
  readonly write: boolean;
  /** May it be done by nobody in particular? */
  readonly isOpen?: boolean;
  /** Is nobody to be sent to sign in for it? */
  readonly inBackground?: boolean;
  readonly errors: readonly ErrorRule[];
  readonly signal: AbortSignal;
  attempt(attempt: Attempt): Promise<{ outcome: Outcome; value?: Output }>;
  /** How to find out whether a write happened; without it an unknown end stays unknown. */
  reconcile?: (() => Promise<Reconciled<Output>>) | undefined;
}

/** How an attempt ended that may have happened all the same, by idempotency key, until something definite is known. */
export type Doubts = Map<string, Ending>;

/** What every request carries besides the token, such as a payment intent: it goes stale, and is renewed, as that does. */
export interface Carried {
  /** The header that it goes in. */
  readonly header: string;
  readonly renewable: Renewable;
  /** How the service says that it is stale. */
  readonly refusal: Refusal;
  /** How an operation ends that gets no fresh one. */
  readonly code: ErrorCode;
}

interface Runner {
  /** Outlives an operation: whoever presses again under its key is in the same doubt. */
  readonly doubts: Doubts;
  readonly session: AuthSession;
  readonly carried?: Carried | undefined;
  readonly timing: Timing;
}

interface Ending {
  readonly code: ErrorCode;
  readonly status?: number | undefined;
  readonly customerMessage?: string | undefined;
  readonly retryAfterMs?: number | undefined;
  readonly reason?: string | undefined;
}

function failure(operation: Operation<unknown>, ending: Ending): Result<never> {
  const { code, status, customerMessage, retryAfterMs, reason } = ending;
  const { endpoint, key } = operation;
  return err(
    new GrocerError({
      code,
      endpoint,
      operationId: key,
      retryable: isRetryable(code),
      message: `${endpoint} ended in "${code}"${status === undefined ? '' : ` (${status})`}.`,
      ...(status !== undefined && { status }),
      ...(customerMessage !== undefined && { customerMessage }),
      ...(retryAfterMs !== undefined && { retryAfterMs }),
      ...(reason !== undefined && { reason }),
    }),
  );
}

/** Ends an operation of which some attempt may have happened, by what a second look finds. */
async function settleDoubt<Output>(
  operation: Operation<Output>,
  { doubt, ending }: { doubt: Ending; ending: Ending },
): Promise<Result<Output>> {
  const seen = await operation.reconcile?.();
  if (operation.signal.aborted) return failure(operation, { code: 'aborted' });
  if (seen?.kind === 'happened') return ok(seen.value);
  if (seen?.kind !== 'did-not-happen')
    return failure(operation, { status: ending.status, code: 'unconfirmed' });
  // A request that was given up on may still arrive: nothing is said that it could make untrue.
  return failure(operation, doubt.code === 'timeout' ? doubt : ending);
}

/** A reason is a sentence; more would fill a log. */
const MOST_REASON = 500;

/** Most renewals of one operation, of the token and of what is carried besides [W-7.23] [W-7.24] [W-9.10]. */
const MOST_RENEWALS = 5;

/**
 * May there be another attempt? It may be that there is no network to get ready for one by, or that somebody else has renewed
 * the session by the time that this operation may not do so any more: then nobody is told that it is over.
 */
type Readiness = 'ready' | 'over' | 'network' | 'unexpected';

/** Gets one operation ready for its next attempt: waits or renews what was refused, and counts both. */
function createRetries({ session, carried, timing }: Runner, { signal, inBackground }: Operation<unknown>) {
  let tries: Tries = NO_TRIES;
  const renewals = { 'renew-token': 0, 'renew-carried': 0 };

  async function renewed(what: keyof typeof renewals, last: Attempt): Promise<Readiness> {
    const isToken = what === 'renew-token';
    if (isToken && (inBackground || !last.token)) return 'over';
    if (renewals[what] === MOST_RENEWALS) {
      const now = session.current();
      if (isToken && now && now !== last.token) return 'unexpected';
      if (isToken) session.expire();
      return 'over';
    }
    renewals[what] += 1;
    const fresh = isToken
      ? session.renew(last.token?.generation ?? 0)
      : carried?.renewable.renew(last.carried?.generation ?? 0);
    const held = await fresh;
    if (held === 'offline') return 'network';
    return held ? 'ready' : 'over';
  }

  return {
    tries: (): Tries => tries,
    async madeReady(decision: Decision, last: Attempt): Promise<Readiness> {
      if (decision.do === 'renew-token' || decision.do === 'renew-carried') return renewed(decision.do, last);
      if (decision.do !== 'again') return 'over';
      tries = { ...tries, [decision.counts]: tries[decision.counts] + 1 };
      await timing.sleep(decision.afterMs, signal);
      return 'ready';
    },
  };
}

/** Runs an operation to a definite end: attempts under one key, with renewals, waits and a second look. */
export async function runOperation<Output>(
  runner: Runner,
  operation: Operation<Output>,
): Promise<Result<Output>> {
  const { session, carried, timing, doubts } = runner;
  const { signal, write, key } = operation;
  const retries = createRetries(runner, operation);
  const began = session.current();
  /** Has the host set another token since? It may be another person's, for whom nothing of this is done or looked up. */
  const isOfAnother = (): boolean => {
    const now = session.current();
    return began !== undefined && now !== undefined && now.epoch !== began.epoch;
  };

  function done(value: Output): Result<Output> {
    doubts.delete(key);
    return ok(value);
  }

  async function ended(ending: Ending): Promise<Result<Output>> {
    const doubt = doubts.get(key);
    if (!doubt) return failure(operation, ending);
    if (isOfAnother()) return failure(operation, { status: ending.status, code: 'unconfirmed' });
    const result = await settleDoubt(operation, { doubt, ending });
    const isOpen = !result.ok && (result.error.code === 'unconfirmed' || result.error.code === 'timeout');
    if (!isOpen && !signal.aborted) doubts.delete(key);
    return result;
  }

  for (;;) {
    const token = session.current();
    if (!token && !operation.isOpen) return ended({ code: 'session_expired', status: 401 });
    const attempt: Attempt = { key, token, carried: carried?.renewable.current() };
    const { outcome, value } = await operation.attempt(attempt);
    if (signal.aborted) return failure(operation, { code: 'aborted' });

    const decision = decide({
      outcome,
      tries: retries.tries(),
      random: timing.random(),
      stale: carried?.refusal,
    });
    if (decision.do === 'accept') {
      // A success says that the service takes the token and what is carried, so that their counts start again.
      if (token) session.confirm(token.generation);
      if (attempt.carried) carried?.renewable.confirm(attempt.carried.generation);
      if (value !== undefined) return done(value);
    }
    const ending = endingOf(
      decision.do === 'renew-carried' ? carried?.code : undefined,
      outcome,
      operation.errors,
    );
    // What timed out may still arrive, whatever else goes wrong after it.
    if (write && isUnknownEnd(outcome) && doubts.get(key)?.code !== 'timeout') doubts.set(key, ending);
    // What anybody may ask is asked once more by nobody in particular, when the session is over.
    const readiness = await retries.madeReady(decision, attempt);
    const isReady = readiness === 'ready' || (operation.isOpen && token && !session.current());
    if (signal.aborted) return failure(operation, { code: 'aborted' });
    if (readiness !== 'ready' && readiness !== 'over') return ended({ code: readiness });
    if (!isReady || (write && isOfAnother())) return ended(ending);
  }
}

/** How an attempt ended, in the words of the error that it becomes if it was the last. */
const endingOf = (stale: ErrorCode | undefined, outcome: Outcome, rules: readonly ErrorRule[]): Ending => ({
  code: stale ?? refusalCode(outcome, rules),
  status: statusOf(outcome),
  customerMessage: shownWords(outcome, rules),
  ...(outcome.kind === 'answer' && {
    retryAfterMs: outcome.retryAfterMs,
    reason: outcome.reason?.slice(0, MOST_REASON),
  }),
});

/** The status of an attempt; giving up on one counts as 408, as in the error catalogue [W-8.15]. */
function statusOf(outcome: Outcome): number | undefined {
  if (outcome.kind === 'answer') return outcome.status;
  return outcome.kind === 'timeout' ? 408 : undefined;
}
