import type { Address } from '@grocer/foundation/domain';
import type { GrocerError } from '@grocer/foundation/http';

/** How a shopper has gone back to the cart. */
export type AgeCancelReason = 'back' | 'close' | 'escape';

/** A kind of things that a shopper hears of, or not. */
export type PreferenceKind = 'email' | 'sms' | 'communication';

/** What happens in the account, as its host hears of it. */
export interface AccountEvents {
  /** The shopper is old enough, and has agreed to the terms; when they were born is said to whoever has asked alone. */
  'age:verified': undefined;
  /** The shopper has gone back to the cart. */
  'age:cancelled': { reason: AgeCancelReason };
  /** An address is in the address book, new or changed. */
  'address:saved': { id: string | undefined; isNew: boolean; address: Address };
  /** An address is out of the address book. */
  'address:removed': { id: string };
  /** The service has taken up that the shopper wants to hear of something, or no longer does. */
  'preference:changed': { kind: PreferenceKind; name: string; isOn: boolean };
  /** The service has taken up which store the shopper prefers. */
  'store:preferred': { locationId: string };
  /** The session is over: the shopper has to sign in again. */
  'session:expired': undefined;
  /** The account never became usable. */
  'load:failed': { error: GrocerError };
  /** The shopper typed something that cannot be used: which fields, never what was typed. */
  'validation:failed': { fields: readonly string[] };
  /** Everything else that went wrong. */
  error: { error: GrocerError };
}
