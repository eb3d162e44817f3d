import type { GrocerError } from '@grocer/foundation/http';
import type { CheckoutDeps } from './slice.ts';

/** What analytics may hear: enums and codes, never what a shopper typed, or by what they pay. */
export type CheckoutAnalyticsEvent =
  | { type: 'ORDER_SUBMITTED' | 'ORDER_PLACED' | 'ORDER_MODIFIED' | 'ORDER_REJECTED' }
  | { type: 'USER_CONSTRAINT_ERROR'; code: string }
  | { type: 'CUSTOMER_FACING_SERVICE_ERROR'; code: string; endpoint: string };

/** Tells host and analytics of a failed call; whoever may not do it is sent to sign in, once. */
export function tellError(
  { session, report, emitter }: Pick<CheckoutDeps, 'session' | 'report' | 'emitter'>,
  error: GrocerError,
): void {
  const { code, endpoint = '', status = 0 } = error;
  if (code === 'aborted' || code === 'session_expired') return;
  // What a service refuses is the shopper's affair; everything else is its own [C-8.16].
  const isRefused = status >= 400 && status < 500;
  report(
    isRefused
      ? { type: 'USER_CONSTRAINT_ERROR', code }
      : { type: 'CUSTOMER_FACING_SERVICE_ERROR', code, endpoint },
  );
  emitter.emit('error', { error });
  if (code === 'forbidden') session.expire();
}
