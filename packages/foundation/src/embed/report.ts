import { callHost } from '../http/call-host.ts';
import type { AuthSession } from '../http/auth-session.ts';
import type { GrocerError } from '../http/grocer-error.ts';

// The host's analytics must not interfere with the shopper's actions [W-1.19].
/** Sends events to the host's analytics; an exception of the callback goes to the page's error tracking. */
export const createReport =
  <Event>(callback: ((event: Event) => void) | undefined) =>
  (event: Event): void =>
    callHost(() => callback?.(event));

/** A failed call, as an analytics event. */
export type FailureEvent =
  | { type: 'USER_CONSTRAINT_ERROR'; code: string }
  | { type: 'CUSTOMER_FACING_SERVICE_ERROR'; code: string; endpoint: string };

interface FailureHearers {
  readonly session: Pick<AuthSession, 'expire'>;
  readonly report: (event: FailureEvent) => void;
  readonly emitter: { emit(name: 'error', detail: { readonly error: GrocerError }): void };
}

// The service rejects a request with a 4xx status [W-7.27].
/**
 * Reports a failed call to the host and its analytics: a rejection as a user constraint error, anything else
 * as a service error. On `forbidden` the shopper is sent to sign-in, once. Aborted calls are not reported,
 * and neither are those of an expired session, which has its own event.
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
