import type { GrocerError } from '@grocer/foundation/http';
import type { PreferenceKind } from '../events.ts';
import type { AccountDeps } from './slice.ts';

/** What analytics may hear: enums and codes, never what a shopper typed or where they live. */
export type AccountAnalyticsEvent =
  | { type: 'ADDRESS_ADDED' | 'ADDRESS_UPDATED' | 'ADDRESS_REMOVED' }
  | { type: 'USER_CONSTRAINT_ERROR'; code: string }
  | { type: 'STORE_PREFERRED' }
  | { type: 'PREFERENCE_CHANGED'; kind: PreferenceKind }
  | { type: 'CUSTOMER_FACING_SERVICE_ERROR'; code: string; endpoint: string };

/** Tells host and analytics of a failed call; whoever may not do it is sent to sign in, once. */
export function tellError(
  { session, report, emitter }: Pick<AccountDeps, 'session' | 'report' | 'emitter'>,
  error: GrocerError,
): void {
  const { code, endpoint = '' } = error;
  if (code === 'aborted' || code === 'session_expired') return;
  report({ type: 'CUSTOMER_FACING_SERVICE_ERROR', code, endpoint });
  emitter.emit('error', { error });
  if (code === 'forbidden') session.expire();
}
