import type { Contact, ErrorCode, NewCheckout } from '@grocer/foundation/contract';
import type { CartLine, Reservation, ScheduledModality, WantedItem } from '@grocer/foundation/domain';

/** The state of creating a checkout [F-4.24]. */
export type CheckoutState =
  | { readonly phase: 'idle' | 'creating' | 'created' }
  /** `noTime`: none is chosen. `noPromise`: it is not reserved. `changed`: cart or time have changed. */
  | { readonly phase: 'refused'; readonly why: 'noTime' | 'noPromise' | 'changed'; readonly code: string };

/** Returns true when a checkout is being created or exists. */
export const isBegun = ({ phase }: CheckoutState): boolean => phase === 'creating' || phase === 'created';

/** Why a shopper cannot continue to checkout [F-4.24] [F-5.10] [F-5.14]. */
export type Objection = 'noTime' | 'noPromise' | 'pending';

interface Standing {
  /** The key of the chosen time. */
  readonly chosenKey: string | undefined;
  /** The key of the reserved time. */
  readonly heldKey: string | undefined;
  readonly isReserving: boolean;
}

/** Returns what is missing before checkout: a chosen time, the end of a reservation, or a reservation. */
export function objectionTo({ chosenKey, heldKey, isReserving }: Standing): Objection | undefined {
  if (chosenKey === undefined) return 'noTime';
  if (isReserving) return 'pending';
  return heldKey === chosenKey ? undefined : 'noPromise';
}

/** Converts cart lines to items for timeslots. */
export const wantedItems = (lines: readonly CartLine[]): readonly WantedItem[] =>
  lines.map(({ gtin13, quantity, sellerId }) => ({ gtin13, quantity, offerId: sellerId }));

interface Order {
  readonly cartId: string;
  readonly modality: ScheduledModality;
  readonly buyer: Contact;
  readonly lines: readonly CartLine[];
  readonly promise: Pick<Reservation, 'id' | 'versionKey'>;
  readonly instructions?: string | undefined;
  readonly properties?: Readonly<Record<string, string>> | undefined;
}

/** Returns a checkout of cart lines for the reserved time [F-7.20]. */
export const checkoutOf = ({ lines, promise, buyer, ...order }: Order): NewCheckout => ({
  ...order,
  email: buyer.email,
  contact: buyer,
  // The shopper chooses how it is handed over at the payment step.
  deliveryType: 'Standard',
  promise: { id: promise.id, versionKey: promise.versionKey },
  lines: lines.map(({ gtin13, quantity, substitutionPolicy, sourceStoreId }) => ({
    gtin13,
    quantity,
    substitutionPolicy,
    couponId: undefined,
    sourceStoreId,
  })),
});

/** How to continue after a checkout could not be created [F-4.24]. */
export type CheckoutTrouble = 'expired' | 'taken' | 'fallout' | 'again' | 'failed';

const TROUBLES: Readonly<Partial<Record<ErrorCode, CheckoutTrouble>>> = {
  promise_expired: 'expired',
  timeslot_taken: 'taken',
  promise_invalid: 'again',
  promise_fallout: 'fallout',
  version_conflict: 'again',
  cart_empty: 'again',
};

/** Maps the error of a checkout. Only what the service says about the order starts it again [F-4.24]. */
export const checkoutTroubleOf = (code: ErrorCode): CheckoutTrouble => TROUBLES[code] ?? 'failed';
