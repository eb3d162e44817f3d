import type { Cents } from '@grocer/foundation/domain';
import type { GrocerError } from '@grocer/foundation/http';

/** What happens in a checkout, as its host hears of it. */
export interface CheckoutEvents {
  /** Other cards pay, or other amounts: as the service has it, in whole cents. */
  'payment:changed': { bank: Cents; snap: Cents; gift: Cents };
  /** The service has taken up whom to reach; who that is, is said to nobody. */
  'contact:changed': undefined;
  /** The service has taken up instructions, and how the order is handed over; what they say is said to nobody. */
  'instructions:changed': undefined;
  /** The service has taken up another tip, in whole cents. */
  'tip:changed': { tip: Cents };
  /** The service has taken up other items, such as those of flash sales. */
  'items:changed': { itemCount: number };
  /** A promo code applies from now on. */
  'promo:applied': { code: string };
  /** A promo code no longer applies. */
  'promo:removed': { code: string };
  /** The shopper is asked for the PIN of the SNAP card that pays. */
  'pin:required': undefined;
  /** That PIN was tried too often: the order goes on without the card. */
  'pin:locked': undefined;
  /** The shopper has asked for the order to be placed. */
  'order:submitting': undefined;
  /** The service has the order. */
  'order:placed': { checkoutId: string; orderNumber: string | undefined; total: Cents };
  /** The service has taken the changes to an order that was placed before. */
  'order:modified': { checkoutId: string; orderNumber: string | undefined; total: Cents };
  /** The order was refused after the cards had been asked. */
  'order:rejected': { reason: string | undefined };
  /** The time of the order is gone: it needs another one. */
  'order:timed-out': undefined;
  /** The session is over: the shopper has to sign in again. */
  'session:expired': undefined;
  /** The checkout never became usable; Try Again is on screen. */
  'load:failed': { error: GrocerError };
  /** The shopper typed something that cannot be used: which fields, never what was typed. */
  'validation:failed': { fields: readonly string[] };
  /** Everything else that went wrong. */
  error: { error: GrocerError };
}
