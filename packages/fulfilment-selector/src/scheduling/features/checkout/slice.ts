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
import { checkOut, continueWithTime, isChosenHeld } from './effects.ts';
import type { Going } from './effects.ts';

/** The actions to continue to payment. */
export interface CheckoutSlice {
  readonly checkout: CheckoutState;
  /** Continues with the chosen time, or opens the drawer of unavailable items [F-2.61] [F-2.69] [F-4.24]. */
  goOn(): Promise<void>;
  /** Creates a checkout of the current cart. */
  checkOut(options?: Going): Promise<void>;
  /** Continues automatically, once, if the host wants that and the shopper has a reserved time. */
  skip(): void;
  forgetCheckout(): void;
  /** Drops why the shopper could not continue, once the chosen time is reserved. */
  forgetRefusal(): void;
}

/** What checkout needs of other slices. */
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
  loadOffer(): Promise<void>;
  isAtRest(): boolean;
}

export const createCheckoutSlice =
  (deps: SchedulingDeps): SchedulingSlice<CheckoutSlice, CheckoutNeeds> =>
  (set, get) => {
    const context = { deps, set, get, writes: createWrites<NewCheckout>(deps.newId, deps.forShopper) };
    let maySkip = deps.skipIfReserved;
    return {
      checkout: { phase: 'idle' },
      goOn: () => continueWithTime(context),
      checkOut: (options) => checkOut(context, options),
      skip() {
        const { arrival, offer } = get();
        // A shopper who has to choose a store or address first sees the page, and continues on their own.
        if (arrival.phase === 'arrived' && arrival.entry.kind === 'choose') maySkip = false;
        const isComing = offer.phase === 'idle' || offer.phase === 'loading';
        if (!maySkip || isComing || deps.selector.getState().reservation.phase === 'checking') return;
        // From now on the shopper has seen the page, and continues on their own.
        maySkip = false;
        if (isChosenHeld(context)) void continueWithTime(context, { replace: true });
      },
      forgetCheckout: () => set({ checkout: { phase: 'idle' } }),
      forgetRefusal() {
        if (get().checkout.phase === 'refused' && isChosenHeld(context)) get().forgetCheckout();
      },
    };
  };
