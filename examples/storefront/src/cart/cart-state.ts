import { MODALITIES } from '@grocer/foundation/domain';
import type { Cart, Modality } from '@grocer/foundation/domain';
import type { Result } from '@grocer/foundation/http';
import type { KeptBack, Refusal } from './cart-words.ts';

/** Loading state of the cart. A visitor's cart is stored in this browser. */
export type CartState =
  | { readonly phase: 'loading' | 'failed' }
  | { readonly phase: 'ready'; readonly cart: Cart };

/** Why the changes to an order did not open. */
export interface NotOpened {
  readonly orderId: string;
  readonly refusal: Refusal;
}

/** What is known of a cart and of its changes that are under way. */
export interface CartView {
  readonly state: CartState;
  /** Error message of the last change, if it failed and its caller does not show it. */
  readonly refused: string | undefined;
  /** The last attempt to open the changes to an order, if it failed. */
  readonly notOpened: NotOpened | undefined;
  readonly keptBack: KeptBack | undefined;
  /** True while items are handed over: they cannot be removed or left behind meanwhile. */
  readonly isHandingOver: boolean;
  /** Number of changes that are in flight or wait for a connection. */
  readonly waiting: number;
  /** True while lines are moved. Quantities are locked meanwhile: one set before would undo the move. */
  readonly isMoving: boolean;
  /** True while the changes to an order are opened or dropped. */
  readonly isSwitching: boolean;
}

export const NOTHING_KNOWN: CartView = {
  state: { phase: 'loading' },
  refused: undefined,
  notOpened: undefined,
  keptBack: undefined,
  isHandingOver: false,
  waiting: 0,
  isMoving: false,
  isSwitching: false,
};

/** Takes the result of a read. One that failed keeps a cart that was loaded before. */
export const withRead =
  (result: Result<Cart>) =>
  (before: CartView): Partial<CartView> => {
    if (!result.ok) return before.state.phase === 'ready' ? {} : { state: { phase: 'failed' } };
    const isOpened = before.notOpened?.orderId === result.value.modify?.checkoutId;
    return { state: { phase: 'ready', cart: result.value }, ...(isOpened && { notOpened: undefined }) };
  };

/** Removes the errors that have been shown, but for one that no other attempt can change. */
export const withoutErrors = ({ notOpened }: CartView): Partial<CartView> => ({
  refused: undefined,
  notOpened: notOpened?.refusal.kind === 'final' ? notOpened : undefined,
});

/** Returns the lines of the cart; none while it is not loaded. */
export const linesOf = (state: CartState): Cart['lines'] => (state.phase === 'ready' ? state.cart.lines : []);

/** Returns the ways to shop that the cart and the changes to an order have lines for. */
export function waysIn(state: CartState): readonly Modality[] {
  if (state.phase !== 'ready') return [];
  const { lines, modify } = state.cart;
  const used = [...lines, ...(modify?.lines ?? [])].map(({ modality }) => modality);
  return MODALITIES.filter((modality) => used.includes(modality));
}
