import type { Address, ConsentFeature, Destination, Modality, TimeWindow } from '@grocer/foundation/domain';
import type { GrocerError } from '@grocer/foundation/http';
import type { ScreenAction, View } from './window/navigation/rules.ts';

/** Why the window closed. */
export type CloseReason = 'selected' | 'close' | 'escape' | 'backdrop' | 'host' | 'unmounted';

/** A way to shop, whole: what was known of the one before is no longer true. */
export interface Shopping {
  readonly modality: Modality;
  readonly destination: Destination;
  /** Delivered by the banner's own centre? */
  readonly isOwnDelivery: boolean;
}

/** What is about to change, for a host that may have a reason against it. */
export interface ModalityChange {
  readonly from: Shopping | undefined;
  readonly to: Shopping;
}

/** What happens in the selector, as its host hears of it. */
export interface SelectorEvents {
  /** The window is open, at a view. */
  opened: { screen: ScreenAction; view: View };
  /** The window has closed, and why. */
  closed: { reason: CloseReason };
  /** The window shows another view. */
  'view:changed': { screen: ScreenAction; view: View };
  /** Prices that end soon belong to a store and a modality: `isOtherStore` says when to fetch them again. */
  'modality:changed': ModalityChange & { isOtherModality: boolean; isOtherStore: boolean };
  /** The shopper shops at this store now. */
  'store:selected': { modality: Modality; storeId: string };
  /** Things are to be brought to this address now. */
  'address:selected': { modality: Modality; address: Address };
  /** `isEligible`: can it be served in the way of shopping that it was checked for? */
  'address:saved': { id: string; isNew: boolean; address: Address; isEligible: boolean };
  /** An address has been removed from the book. */
  'address:removed': { id: string };
  /** A time is held for the shopper; `expiresAt` in epoch milliseconds, by the service's clock. */
  'timeslot:reserved': {
    reservationId: string;
    optionId: string;
    vendorId: string;
    window: TimeWindow;
    expiresAt: number;
  };
  /** The time is not held any more. */
  'reservation:expired': { reservationId: string };
  /** The shopper goes on to payment, with a time that is held. */
  'checkout:created': { checkoutId: string; versionKey: string; modality: Modality };
  /** The shopper has allowed a use of their location, or forbidden it. */
  'consent:changed': { feature: ConsentFeature; value: boolean };
  /** Something needs a signed-in shopper; a host sends them to its sign-in page. */
  'sign-in:required': { reason: 'signed-out' | 'expired' };
  /** The selector never became usable; Retry is on screen. */
  'load:failed': { error: GrocerError };
  /** The shopper typed something that cannot be used: which fields, never what was typed. */
  'validation:failed': { fields: readonly string[] };
  /** Everything else that went wrong. */
  error: { error: GrocerError };
}
