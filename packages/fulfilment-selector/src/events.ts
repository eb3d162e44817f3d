import type { Address, ConsentFeature, Destination, Modality, TimeWindow } from '@grocer/foundation/domain';
import type { GrocerError } from '@grocer/foundation/http';
import type { ScreenAction, View } from './window/navigation/rules.ts';

/** Why the window closed. */
export type CloseReason = 'selected' | 'close' | 'escape' | 'backdrop' | 'host' | 'unmounted';

/** The shopper's complete choice of modality and destination, which replaces the previous one. */
export interface Shopping {
  readonly modality: Modality;
  readonly destination: Destination;
  /** True when the banner's own fulfilment centre delivers. */
  readonly isOwnDelivery: boolean;
}

/** A change of modality or destination, before it is made. */
export interface ModalityChange {
  readonly from: Shopping | undefined;
  readonly to: Shopping;
}

/** The selector's events and their details. */
export interface SelectorEvents {
  /** The window has opened at a view. */
  opened: { screen: ScreenAction; view: View };
  /** The window has closed. */
  closed: { reason: CloseReason };
  /** The window shows another view. */
  'view:changed': { screen: ScreenAction; view: View };
  /**
   * The shopper's choice has changed. Prices with an end date depend on store and modality; reload them if
   * `isOtherStore`.
   */
  'modality:changed': ModalityChange & { isOtherModality: boolean; isOtherStore: boolean };
  /** The shopper has chosen a store. */
  'store:selected': { modality: Modality; storeId: string };
  /** The shopper has chosen a delivery address. */
  'address:selected': { modality: Modality; address: Address };
  /** An address was saved. `isEligible`: true when it can be served with the modality it was checked for. */
  'address:saved': { id: string; isNew: boolean; address: Address; isEligible: boolean };
  /** An address was removed from the address book. */
  'address:removed': { id: string };
  /** A timeslot was reserved. `expiresAt` is in epoch milliseconds, by the service's clock. */
  'timeslot:reserved': {
    reservationId: string;
    optionId: string;
    vendorId: string;
    window: TimeWindow;
    expiresAt: number;
  };
  /** The reservation has expired. */
  'reservation:expired': { reservationId: string };
  /** The shopper continues to payment with a reserved timeslot. */
  'checkout:created': { checkoutId: string; versionKey: string; modality: Modality };
  /** The shopper has granted or denied the use of their location. */
  'consent:changed': { feature: ConsentFeature; value: boolean };
  /** The shopper has to sign in; redirect them to the sign-in page. */
  'sign-in:required': { reason: 'signed-out' | 'expired' };
  /** The selector could not be loaded. It shows Retry, or nothing in an unsupported browser. */
  'load:failed': { error: GrocerError };
  /** The shopper submitted invalid input: the names of the fields, without the input. */
  'validation:failed': { fields: readonly string[] };
  /** Any other error. */
  error: { error: GrocerError };
}
