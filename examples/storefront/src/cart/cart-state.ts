import type { Cart } from '@grocer/foundation/domain';
import type { Result } from '@grocer/foundation/http';

/** Loading state of the cart. A visitor's cart is stored in this browser. */
export type CartState =
  | { readonly phase: 'loading' | 'failed' }
  /** `refused`: error message of the last change, if it failed. */
  | { readonly phase: 'ready'; readonly cart: Cart; readonly refused: string | undefined };

/** Returns the state after a read. A read that failed keeps a cart that was loaded before. */
export function stateAfter(known: CartState, result: Result<Cart>): CartState {
  if (result.ok) return { refused: undefined, ...known, phase: 'ready', cart: result.value };
  return known.phase === 'ready' ? known : { phase: 'failed' };
}

/** Returns the lines of the cart; none while it is not loaded. */
export const linesOf = (state: CartState): Cart['lines'] => (state.phase === 'ready' ? state.cart.lines : []);
