import { callHost } from '../http/call-host.ts';
import type { AuthSession } from '../http/auth-session.ts';
import type { GrocerError } from '../http/grocer-error.ts';

// Between a shopper and what they want to do there is no host's analytics [W-1.19].
/** Hands events to a host's analytics; what the callback throws goes to the page's error tracking. */
export const createReport =
  <Event>(callback: ((event: Event) => void) | undefined) =>
  (event: Event): void =>
    callHost(() => callback?.(event));

/** A failed call as analytics hear of it. */
export type FailureEvent =
  | { type: 'USER_CONSTRAINT_ERROR'; code: string }
  | { type: 'CUSTOMER_FACING_SERVICE_ERROR'; code: string; endpoint: string };

interface FailureHearers {
  readonly session: Pick<AuthSession, 'expire'>;
  readonly report: (event: FailureEvent) => void;
  readonly emitter: { emit(name: 'error', detail: { readonly error: GrocerError }): void };
}

// A service refuses by a 4xx [W-7.27].
/**
 * Tells host and analytics of a failed call: what a service refuses is the shopper's affair, everything else is its own.
 * Whoever may not do what they wanted is sent to sign in, once. Nothing is told of calls that were given up, nor of those of a
 * session that is over, which has an event of its own.
 */
export function tellError({ session, report, emitter }: FailureHearers, error: GrocerError): void {
  const { code, endpoint = '', status = 0 } = error;
  if (code === 'aborted' || code === 'session_expired') return;
  const isRefused = status >= 400 && status < 500;
  report(
    isRefused
      ? { type: 'USER_CONSTRAINT_ERROR', code }
      : { type: 'CUSTOMER_FACING_SERVICE_ERROR', code, endpoint },
  );
  emitter.emit('error', { error });
  if (code === 'forbidden') session.expire();
}
