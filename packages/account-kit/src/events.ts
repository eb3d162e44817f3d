import type { Address } from '@grocer/foundation/domain';
import type { GrocerError } from '@grocer/foundation/http';

/** How the shopper cancelled the age question. */
export type AgeCancelReason = 'back' | 'close' | 'escape';

/** A kind of preference. */
export type PreferenceKind = 'email' | 'sms' | 'communication';

/** Events of an account. */
export interface AccountEvents {
  /**
   * The shopper is old enough and has agreed to the terms. The date of birth is returned only to the caller
   * of `openAgeVerification()`.
   */
  'age:verified': undefined;
  /** The shopper has returned to the cart. */
  'age:cancelled': { reason: AgeCancelReason };
  /** An address was added to the address book, or updated. */
  'address:saved': { id: string | undefined; isNew: boolean; address: Address };
  /** An address was removed from the address book. */
  'address:removed': { id: string };
  /** The service has saved that the shopper turned a preference on or off. */
  'preference:changed': { kind: PreferenceKind; name: string; isOn: boolean };
  /** The service has saved the shopper's preferred store. */
  'store:preferred': { locationId: string };
  /** The session has expired; the shopper has to sign in again. */
  'session:expired': undefined;
  /** The account could not be started. */
  'load:failed': { error: GrocerError };
  /** The shopper's input is invalid: names of the fields, never their values. */
  'validation:failed': { fields: readonly string[] };
  /** Any other error. */
  error: { error: GrocerError };
}
