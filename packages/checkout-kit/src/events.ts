import type { Cents } from '@grocer/foundation/domain';
import type { GrocerError } from '@grocer/foundation/http';

/** Events of a checkout. */
export interface CheckoutEvents {
  /**
   * The paying cards or amounts have changed: what each group pays according to the service, in whole cents.
   */
  'payment:changed': { bank: Cents; snap: Cents; gift: Cents };
  /** The service has saved the contact. The event does not contain it. */
  'contact:changed': undefined;
  /** The service has saved the instructions and the delivery type. The event does not contain them. */
  'instructions:changed': undefined;
  /** The service has saved another tip, in whole cents. */
  'tip:changed': { tip: Cents };
  /** The service has saved other items, such as flash sale items. */
  'items:changed': { itemCount: number };
  /** A promo code was applied. */
  'promo:applied': { code: string };
  /** A promo code was removed. */
  'promo:removed': { code: string };
  /** The shopper is asked for the PIN of the paying SNAP card. */
  'pin:required': undefined;
  /** The PIN was entered wrongly too often. A new order continues without the card. */
  'pin:locked': undefined;
  /** The order, or its changes, is being sent, once the edits before it are saved. */
  'order:submitting': undefined;
  /** The order was placed. */
  'order:placed': { checkoutId: string; orderNumber: string | undefined; total: Cents };
  /** Changes to a placed order were saved. */
  'order:modified': { checkoutId: string; orderNumber: string | undefined; total: Cents };
  /** The order was rejected after the cards were authorized. */
  'order:rejected': { reason: string | undefined };
  /** The order's time has expired; the shopper has to choose another one. */
  'order:timed-out': undefined;
  /** The session has expired; the shopper has to sign in again. */
  'session:expired': undefined;
  /**
   * The checkout could not be loaded. Try Again is on screen, except in an unsupported browser. For
   * `modification_missing` the page also goes to the order's cart.
   */
  'load:failed': { error: GrocerError };
  /** The shopper's input is invalid: names of the fields, never their values. */
  'validation:failed': { fields: readonly string[] };
  /** Any other error. */
  error: { error: GrocerError };
}
