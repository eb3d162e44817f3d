import { readCart } from '@grocer/foundation/contract';
import type { Cart, CartLine, ScheduledModality } from '@grocer/foundation/domain';
import { standingAfter } from '../../reservation/confirm.ts';
import type { Held } from '../../reservation/rules.ts';
import { wantedItems } from '../checkout/rules.ts';
import type { CheckoutState } from '../checkout/slice.ts';
import type { SchedulingDeps, SchedulingSlice } from '../deps.ts';
import { areSameLines, linesFor } from '../entry/rules.ts';
import type { Arrival } from '../entry/slice.ts';
import type { Modal } from '../modals/slice.ts';
import { changeHeldItems } from '../promise/change-items.ts';
import type { Reserving } from '../promise/slice.ts';
import type { ReplacementSlice } from '../replacement/slice.ts';

/** What the page does when the shopper comes back to it. */
export interface WakingSlice {
  /**
   * Reads the cart anew, which may have changed in another tab, and has what is held be for it; says so where that is not
   * held any more, as when another device has reserved another time. What is under way here is not interrupted.
   */
  lookAgain(): Promise<void>;
}

interface Needs {
  readonly arrival: Arrival;
  readonly modality: ScheduledModality;
  readonly cart: Cart | undefined;
  readonly reserving: Reserving;
  readonly checkout: CheckoutState;
  readonly applying: ReplacementSlice['applying'];
  readonly drawer: ReplacementSlice['drawer'];
  readonly modal: Modal | undefined;
  heldHere(): Held | undefined;
  unavailable(): readonly CartLine[];
  setCart(cart: Cart): Promise<void>;
  reconsider(): void;
  loadOffer(): Promise<void>;
  showModal(modal: Modal): void;
}

export const createWakingSlice =
  (deps: SchedulingDeps): SchedulingSlice<WakingSlice, Needs> =>
  (_, get) => {
    let isLooking = false;

    function isAtRest(): boolean {
      const { arrival, reserving, checkout, applying, drawer, modal } = get();
      return (
        arrival.phase === 'arrived' &&
        reserving.phase !== 'saving' &&
        applying.phase !== 'saving' &&
        !['creating', 'created'].includes(checkout.phase) &&
        drawer.phase === 'closed' &&
        modal === undefined
      );
    }

    /** A write that changes nothing, where the cart is the same, is how the service is asked whether the time is held. */
    async function confirmHeld(): Promise<void> {
      const held = get().heldHere();
      const { cart, modality } = get();
      const items = wantedItems(linesFor(cart?.lines ?? [], modality));
      if (!held || items.length === 0) return;
      const known = get()
        .unavailable()
        .map(({ gtin13 }) => gtin13);
      const error = await changeHeldItems(deps, { held, items, known });
      if (!error || deps.signal.aborted || get().heldHere()?.id !== held.id) return;
      // What falls out is among what cannot be had, once the times are here anew.
      if (error.code === 'promise_fallout') void get().loadOffer();
      else if (['expired', 'gone'].includes(standingAfter(error))) get().showModal('reservationExpired');
    }

    return {
      async lookAgain() {
        const { signal } = deps;
        const { cart } = get();
        if (isLooking || !cart || !isAtRest()) return;
        isLooking = true;
        const result = await deps.http.send(readCart, undefined, { signal });
        isLooking = false;
        // What was done here meanwhile is newer.
        if (signal.aborted || !result.ok || get().cart !== cart || !isAtRest()) return;
        const isSame = areSameLines(result.value.lines, cart.lines);
        if (!isSame) await get().setCart(result.value);
        if (!signal.aborted) await confirmHeld();
        if (!isSame && !signal.aborted) get().reconsider();
      },
    };
  };
