import type { ModalityPreference } from '@grocer/foundation/domain';
import { cookieText, cookieValue, ONGOING, ongoingEntries, OWN_DELIVERY } from './rules.ts';
import type { Ongoing } from './rules.ts';

/** Where the choice is kept for two days; a host may bring its own, or none. */
export interface Persistence {
  /** An empty value forgets. */
  write(name: string, value: string): void;
  /** What is kept under a name. A host without it asks its shoppers again. */
  read?(name: string): string | undefined;
}

/** Keeps it in cookies of the page. Without a page it keeps nothing. */
export const cookiePersistence = (): Persistence => ({
  write(name, value) {
    if (typeof document === 'undefined') return;
    document.cookie = cookieText(name, value, location.protocol === 'https:');
  },
  read: (name) => (typeof document === 'undefined' ? undefined : cookieValue(document.cookie, name)),
});

/** Keeps nothing. */
const noPersistence: Persistence = { write: () => {} };

/** Where a host wants the choice kept: in cookies, unless it says otherwise. */
export const persistenceFor = (wanted: Persistence | false | undefined): Persistence =>
  wanted === false ? noPersistence : (wanted ?? cookiePersistence());

/** Keeps how the shopper shops now, for the other pages of the shop [F-9.10]. */
export function keepOngoing(persistence: Persistence, ongoing: Ongoing): void {
  for (const [name, value] of ongoingEntries(ongoing)) {
    try {
      persistence.write(name, value);
    } catch {
      // A host's storage that is full, or forbidden, keeps nobody from shopping.
    }
  }
}

/** Whether a delivery is one by the banner's own centre, only the browser knows. */
export const isOwnDelivery = (persistence: Persistence, active: ModalityPreference | undefined): boolean =>
  active?.modality === 'DELIVERY' && wasOwnDelivery(persistence);

/** Was the last choice a delivery by the banner's own centre? */
export function wasOwnDelivery(persistence: Persistence): boolean {
  try {
    return persistence.read?.(ONGOING.fulfilment) === OWN_DELIVERY;
  } catch {
    return false;
  }
}
