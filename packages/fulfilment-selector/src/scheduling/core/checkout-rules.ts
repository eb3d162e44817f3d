import type { Contact, ErrorCode, NewCheckout } from '@grocer/foundation/contract';
import type { CartLine, Reservation, ScheduledModality, WantedItem } from '@grocer/foundation/domain';

/** How going on to checkout comes along [F-4.24]. */
export type CheckoutState =
  | { readonly phase: 'idle' | 'creating' | 'created' }
  /** `noTime`: none is chosen. `noPromise`: it is not held. `changed`: cart or time are not what they were. */
  | { readonly phase: 'refused'; readonly why: 'noTime' | 'noPromise' | 'changed'; readonly code: string };

/** Is a checkout under way, or there already? */
export const isBegun = ({ phase }: CheckoutState): boolean => phase === 'creating' || phase === 'created';

/** What keeps a shopper from going on to checkout [F-4.24] [F-5.10] [F-5.14]. */
export type Objection = 'noTime' | 'noPromise' | 'pending';

interface Standing {
  /** The key of the chosen time. */
  readonly chosenKey: string | undefined;
  /** The key of the time that is held. */
  readonly heldKey: string | undefined;
  readonly isReserving: boolean;
}

/** What has to be done first: to choose a time, to wait until it is held, or to have it held at all. */
export function objectionTo({ chosenKey, heldKey, isReserving }: Standing): Objection | undefined {
  if (chosenKey === undefined) return 'noTime';
  if (isReserving) return 'pending';
  return heldKey === chosenKey ? undefined : 'noPromise';
}

/** Lines as schedulers and checkouts are told of them. */
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

/** A checkout of lines of the cart for the time that is held [F-7.20]. */
export const checkoutOf = ({ lines, promise, ...order }: Order): NewCheckout => ({
  ...order,
  contact: order.buyer,
  deliveryType: order.modality,
  promise: { id: promise.id, versionKey: promise.versionKey },
  items: wantedItems(lines),
});

/** How a checkout that could not begin goes on [F-4.24]. */
export type CheckoutTrouble = 'expired' | 'taken' | 'again' | 'failed';

const TROUBLES: Readonly<Partial<Record<ErrorCode, CheckoutTrouble>>> = {
  promise_expired: 'expired',
  timeslot_taken: 'taken',
  promise_invalid: 'again',
  promise_fallout: 'again',
  version_conflict: 'again',
  cart_empty: 'again',
  not_found: 'again',
};

/** What a refused checkout means: some make the form begin again with fresh times, the rest is a failure [F-4.24]. */
export const checkoutTroubleOf = (code: ErrorCode): CheckoutTrouble => TROUBLES[code] ?? 'failed';
