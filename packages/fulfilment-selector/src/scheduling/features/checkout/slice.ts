import type { NewCheckout } from '@grocer/foundation/contract';
import type { Cart, CartLine, ScheduledModality, TimeOption } from '@grocer/foundation/domain';
import { createWrites } from '@grocer/foundation/http';
import type { Held } from '../../../times/hold/rules.ts';
import type { CheckoutState } from '../../core/checkout-rules.ts';
import type { SchedulingDeps, SchedulingSlice } from '../../core/deps.ts';
import type { Arrival } from '../entry/slice.ts';
import type { Modal } from '../modals/slice.ts';
import type { OfferState } from '../offer/rules.ts';
import type { Reserving } from '../promise/slice.ts';
import { checkOut, goOn, isChosenHeld } from './effects.ts';
import type { Going } from './effects.ts';

/** The way on to payment. */
export interface CheckoutSlice {
  readonly checkout: CheckoutState;
  /** Goes on with the chosen time, by way of what cannot be had at it [F-2.61] [F-2.69] [F-4.24]. */
  goOn(): Promise<void>;
  /** Creates the checkout of what is in the cart now. */
  checkOut(options?: Going): Promise<void>;
  /** Goes on by itself, once, where the host wants that and the shopper has come with a time that is held. */
  skip(): void;
  forgetCheckout(): void;
}

/** What going on to payment needs of its neighbours. */
export interface CheckoutNeeds {
  readonly arrival: Arrival;
  readonly modality: ScheduledModality;
  readonly cart: Cart | undefined;
  readonly reserving: Reserving;
  readonly offer: OfferState;
  heldHere(): Held | undefined;
  reserve(): Promise<void>;
  chosenTime(): TimeOption | undefined;
  unavailable(): readonly CartLine[];
  openDrawer(): void;
  closeDrawer(): void;
  showModal(modal: Modal): void;
  arrive(): Promise<void>;
  forgetOffer(): void;
}

export const createCheckoutSlice =
  (deps: SchedulingDeps): SchedulingSlice<CheckoutSlice, CheckoutNeeds> =>
  (set, get) => {
    const context = { deps, set, get, writes: createWrites<NewCheckout>(deps.newId, deps.forShopper) };
    let maySkip = deps.skipIfReserved;
    return {
      checkout: { phase: 'idle' },
      goOn: () => goOn(context),
      checkOut: (options) => checkOut(context, options),
      skip() {
        const { arrival, offer } = get();
        // Whoever has to choose a place first sees the page, and goes on by themselves.
        if (arrival.phase === 'arrived' && arrival.entry.kind === 'choose') maySkip = false;
        const isComing = offer.phase === 'idle' || offer.phase === 'loading';
        if (!maySkip || isComing || deps.selector.getState().reservation.phase === 'checking') return;
        // Whoever has seen the page goes on by themselves.
        maySkip = false;
        if (isChosenHeld(context)) void goOn(context, { replace: true });
      },
      forgetCheckout: () => set({ checkout: { phase: 'idle' } }),
    };
  };
