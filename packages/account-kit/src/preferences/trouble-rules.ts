import type { ErrorCode } from '@grocer/foundation/contract';
import type { GrocerError } from '@grocer/foundation/http';
import { isUnconfirmed } from '../errors/rules.ts';

/** Why preferences cannot be told or changed. */
export type PreferenceTrouble =
  | 'offline'
  | 'notFound'
  | 'storeNeeded'
  | 'phoneNeeded'
  | 'unconfirmed'
  | 'technical';

const TROUBLES: Readonly<Partial<Record<ErrorCode, PreferenceTrouble>>> = {
  no_preferred_store: 'storeNeeded',
  preferences_not_found: 'notFound',
  mobile_phone_missing: 'phoneNeeded',
};

/** The same by the code of a failed call, and whether there is a connection. */
export function troubleOf({ code }: Pick<GrocerError, 'code'>, isOnline: boolean): PreferenceTrouble {
  if (!isOnline || code === 'network') return 'offline';
  return TROUBLES[code] ?? 'technical';
}

/** Why one could not be changed; one that may have been changed all the same is not said to have failed. */
export const saveTroubleOf = (error: Pick<GrocerError, 'code'>, isOnline: boolean): PreferenceTrouble =>
  isUnconfirmed(error.code) ? 'unconfirmed' : troubleOf(error, isOnline);
