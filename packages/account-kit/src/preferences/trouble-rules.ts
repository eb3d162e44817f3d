import { isUnconfirmed } from '@grocer/foundation/contract';
import type { ErrorCode } from '@grocer/foundation/contract';
import type { GrocerError } from '@grocer/foundation/http';

/** Reasons why preferences cannot be read or changed. */
export type PreferenceTrouble =
  | 'offline'
  | 'notFound'
  | 'storeNeeded'
  | 'phoneNeeded'
  | 'signIn'
  | 'unconfirmed'
  | 'technical';

const TROUBLES: Readonly<Partial<Record<ErrorCode, PreferenceTrouble>>> = {
  no_preferred_store: 'storeNeeded',
  preferences_not_found: 'notFound',
  mobile_phone_missing: 'phoneNeeded',
  session_expired: 'signIn',
};

/** Returns the trouble of a failed call, given the connection. */
export function troubleOf({ code }: Pick<GrocerError, 'code'>, isOnline: boolean): PreferenceTrouble {
  if (!isOnline || code === 'network') return 'offline';
  return TROUBLES[code] ?? 'technical';
}

/** The same for a failed change; one that may have been applied all the same is `unconfirmed`. */
export const saveTroubleOf = (error: Pick<GrocerError, 'code'>, isOnline: boolean): PreferenceTrouble =>
  isUnconfirmed(error.code) ? 'unconfirmed' : troubleOf(error, isOnline);
