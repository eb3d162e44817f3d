import type { GrocerError } from '@grocer/foundation/http';

/** Why preferences cannot be told or changed. */
export type PreferenceTrouble = 'offline' | 'notFound' | 'storeNeeded' | 'technical';

/** The same by the code of a failed call, and whether there is a connection. */
export function troubleOf({ code }: Pick<GrocerError, 'code'>, isOnline: boolean): PreferenceTrouble {
  if (!isOnline || code === 'network') return 'offline';
  if (code === 'no_preferred_store') return 'storeNeeded';
  return code === 'preferences_not_found' ? 'notFound' : 'technical';
}
