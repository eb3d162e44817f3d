import { readCart } from '@grocer/foundation/contract';
import type { Cart } from '@grocer/foundation/domain';
import { isBegun } from '../../core/checkout-rules.ts';
import type { CheckoutState } from '../../core/checkout-rules.ts';
import type { SchedulingDeps, SchedulingSlice } from '../../core/deps.ts';
import { areSameLines } from '../../core/entry-rules.ts';
import type { Arrival } from '../entry/slice.ts';
import type { Modal } from '../modals/slice.ts';
import type { Reserving } from '../promise/slice.ts';
import type { ReplacementSlice } from '../replacement/slice.ts';

/** Updates the page when the shopper returns to it. */
export interface PageReturnSlice {
  /** Reloads the cart, which may have changed in another tab; not while something is in flight here. */
  lookAgain(): Promise<void>;
  /** Returns true when nothing is in flight or open that an update could disturb. */
  isAtRest(): boolean;
}

interface Needs extends Pick<ReplacementSlice, 'applying' | 'drawer'> {
  readonly arrival: Arrival;
  readonly cart: Cart | undefined;
  readonly reserving: Reserving;
  readonly checkout: CheckoutState;
  readonly modal: Modal | undefined;
  setCart(cart: Cart): Promise<void>;
}

export const createPageReturnSlice =
  (deps: SchedulingDeps): SchedulingSlice<PageReturnSlice, Needs> =>
  (_, get) => {
    let isLooking = false;

    function isAtRest(): boolean {
      const { arrival, reserving, checkout, applying, drawer, modal } = get();
      return (
        arrival.phase === 'arrived' &&
        reserving.phase !== 'saving' &&
        applying.phase !== 'saving' &&
        !isBegun(checkout) &&
        drawer.phase === 'closed' &&
        modal === undefined
      );
    }

    async function look(): Promise<void> {
      const { signal } = deps;
      const { cart } = get();
      if (!cart || !isAtRest()) return;
      const result = await deps.http.send(readCart, undefined, { signal });
      // A change made here is newer. A failure will show with the shopper's next action.
      if (signal.aborted || !result.ok || get().cart !== cart || !isAtRest()) return;
      const { id, lines } = result.value;
      if (id === cart.id && !areSameLines(lines, cart.lines)) await get().setCart(result.value);
    }

    return {
      isAtRest,
      async lookAgain() {
        if (isLooking) return;
        isLooking = true;
        await look();
        isLooking = false;
      },
    };
  };
