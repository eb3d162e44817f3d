import type { ModalityPreference } from '@grocer/foundation/domain';
import { cookieText, cookieValue, ONGOING, ongoingEntries, OWN_DELIVERY } from './rules.ts';
import type { Ongoing } from './rules.ts';

/** The storage of the shopper's choice, which lasts two days. A host can provide its own, or none. */
export interface Persistence {
  /** Stores a value; an empty value removes it. */
  write(name: string, value: string): void;
  /** Returns a stored value. Without it, a delivery by the banner's own service is not remembered. */
  read?(name: string): string | undefined;
}

/** Creates a storage in the cookies of the page. Does nothing without a document. */
export const cookiePersistence = (): Persistence => ({
  write(name, value) {
    if (typeof document === 'undefined') return;
    document.cookie = cookieText(name, value, location.protocol === 'https:');
  },
  read: (name) => (typeof document === 'undefined' ? undefined : cookieValue(document.cookie, name)),
});

/** Stores nothing. */
const noPersistence: Persistence = { write: () => {} };

/** Returns the storage that the host wants; cookies by default. */
export const persistenceFor = (wanted: Persistence | false | undefined): Persistence =>
  wanted === false ? noPersistence : (wanted ?? cookiePersistence());

/** Stores the current choice for the other pages of the shop [F-9.10]. */
export function storeChoice(persistence: Persistence, ongoing: Ongoing): void {
  for (const [name, value] of ongoingEntries(ongoing)) {
    try {
      persistence.write(name, value);
    } catch {
      // A host's storage that is full or blocked must not stop the shopper.
    }
  }
}

/** Returns true for a delivery by the banner's own delivery service, which only the browser's storage tells. */
export const isOwnDelivery = (persistence: Persistence, active: ModalityPreference | undefined): boolean =>
  active?.modality === 'DELIVERY' && wasOwnDelivery(persistence);

/** Returns true when the last choice was a delivery by the banner's own delivery service. */
export function wasOwnDelivery(persistence: Persistence): boolean {
  try {
    return persistence.read?.(ONGOING.fulfilment) === OWN_DELIVERY;
  } catch {
    return false;
  }
}
