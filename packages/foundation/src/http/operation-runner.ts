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

/** Result of looking up a write whose response was lost. */
export type Reconciled<Output> =
  | { readonly kind: 'happened'; readonly value: Output }
  | { readonly kind: 'did-not-happen' }
  | { readonly kind: 'unknown' };

/** Input of one attempt. The key is the same for every attempt of an operation. */
export interface Attempt {
  readonly key: string;
  /** Undefined when nobody is signed in and the call does not require it. */
  readonly token: Held | undefined;
  readonly carried: Held | undefined;
}

/** One action of the shopper, which may take several requests. */
export interface Operation<Output> {
  readonly key: string;
  readonly endpoint: string;
  readonly write: boolean;
  /** True when the call can be sent without a signed-in shopper. */
  readonly isOpen?: boolean;
  /** True when the call is sent without the token; its refusal says nothing about the session. */
  readonly isPublic?: boolean;
  /** True when the call must not end the session, which would redirect the shopper to sign-in. */
  readonly inBackground?: boolean;
  readonly errors: readonly ErrorRule[];
  readonly signal: AbortSignal;
  attempt(attempt: Attempt): Promise<{ outcome: Outcome; value?: Output }>;
  /** Looks up whether a write happened; without it, an unknown outcome stays unknown. */
  reconcile?: (() => Promise<Reconciled<Output>>) | undefined;
}

/** Endings of attempts that may still have succeeded, by idempotency key, kept until the outcome is known. */
export type Doubts = Map<string, Ending>;

/** A credential that requests carry besides the token, such as a payment intent; renewed when stale. */
export interface Carried {
  /** Header that contains the value. */
  readonly header: string;
  readonly renewable: Renewable;
  /** The response by which the service reports a stale value. */
  readonly refusal: Refusal;
  /** Error code of an operation for which the value cannot be renewed. */
  readonly code: ErrorCode;
}

interface Runner {
  /** Outlives an operation, because a retry under the same key has the same unknown outcome. */
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

/** Ends an operation with an attempt of unknown outcome, by looking up what happened. */
async function settleDoubt<Output>(
  operation: Operation<Output>,
  { doubt, ending }: { doubt: Ending; ending: Ending },
): Promise<Result<Output>> {
  const seen = await operation.reconcile?.();
  if (operation.signal.aborted) return failure(operation, { code: 'aborted' });
  if (seen?.kind === 'happened') return ok(seen.value);
  if (seen?.kind !== 'did-not-happen')
    return failure(operation, { status: ending.status, code: 'unconfirmed' });
  // A request that timed out may still arrive, so the error must not state that nothing happened.
  return failure(operation, doubt.code === 'timeout' ? doubt : ending);
}

/** A reason is a sentence; a longer text would fill the log. */
const MOST_REASON = 500;

/** Maximum renewals per operation, of the token and of the carried value [W-7.23] [W-7.24] [W-9.10]; one in the background. */
const MOST_RENEWALS = 5;

/**
 * Whether another attempt is possible. `network`: the renewal failed because of a missing network.
 * `unexpected`: this operation has used up its renewals, but another one has renewed the session, so the
 * session is not reported as over.
 */
type Readiness = 'ready' | 'over' | 'network' | 'unexpected';

/** Prepares the next attempts of one operation: waits, or renews what was rejected, and counts both. */
function createRetries({ session, carried, timing }: Runner, { signal, inBackground }: Operation<unknown>) {
  let tries: Tries = NO_TRIES;
  const renewals = { 'renew-token': 0, 'renew-carried': 0 };

  async function renewed(what: keyof typeof renewals, last: Attempt): Promise<Readiness> {
    const isToken = what === 'renew-token';
    if (isToken && !last.token) return 'over';
    if (renewals[what] === (isToken && inBackground ? 1 : MOST_RENEWALS)) {
      const now = session.current();
      if (isToken && now && now !== last.token) return 'unexpected';
      // What nobody has asked for neither ends the session nor uses up the renewals of what is asked for.
      if (isToken && inBackground) session.forgive();
      else if (isToken) session.expire();
      return 'over';
    }
    renewals[what] += 1;
    const fresh = isToken
      ? session.renew(last.token?.generation ?? 0, inBackground)
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

/** Runs an operation until it has ended: attempts under one key, with renewals, waits and a final lookup. */
export async function runOperation<Output>(
  runner: Runner,
  operation: Operation<Output>,
): Promise<Result<Output>> {
  const { session, carried, timing, doubts } = runner;
  const { signal, write, key } = operation;
  const retries = createRetries(runner, operation);
  const began = session.current();
  /**
   * True when the host has set another token since the start. The token may belong to another shopper, for
   * whom nothing may be written or looked up.
   */
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
    const token = operation.isPublic ? undefined : session.current();
    if (!token && !operation.isOpen && !operation.isPublic)
      return ended({ code: 'session_expired', status: 401 });
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
      // A success proves that the token and the carried value are accepted, so their renewal counts start
      // again.
      if (token) session.confirm(token.generation);
      if (attempt.carried) carried?.renewable.confirm(attempt.carried.generation);
      if (value !== undefined) return done(value);
    }
    const ending = endingOf(decision.do === 'renew-carried' ? carried?.code : undefined, outcome, operation);
    // A request that timed out may still arrive, even if a later attempt fails differently.
    if (write && isUnknownEnd(outcome) && doubts.get(key)?.code !== 'timeout') doubts.set(key, ending);
    // A call that does not require authentication is sent once more without a token when the session is over.
    const readiness = await retries.madeReady(decision, attempt);
    const isReady = readiness === 'ready' || (operation.isOpen && token && !session.current());
    if (signal.aborted) return failure(operation, { code: 'aborted' });
    if (readiness !== 'ready' && readiness !== 'over') return ended({ code: readiness });
    if (!isReady || (write && isOfAnother())) return ended(ending);
  }
}

/** Converts an attempt's outcome to the error of the operation, in case the attempt was the last one. */
function endingOf(
  stale: ErrorCode | undefined,
  outcome: Outcome,
  { errors, isPublic }: Operation<unknown>,
): Ending {
  const code = stale ?? refusalCode(outcome, errors);
  return {
    code: isPublic && code === 'session_expired' ? 'forbidden' : code,
    status: statusOf(outcome),
    customerMessage: shownWords(outcome, errors),
    ...(outcome.kind === 'answer' && {
      retryAfterMs: outcome.retryAfterMs,
      reason: outcome.reason?.slice(0, MOST_REASON),
    }),
  };
}

/** Returns the status code of an attempt; a timeout counts as 408, as in the error catalogue [W-8.15]. */
function statusOf(outcome: Outcome): number | undefined {
  if (outcome.kind === 'answer') return outcome.status;
  return outcome.kind === 'timeout' ? 408 : undefined;
}
