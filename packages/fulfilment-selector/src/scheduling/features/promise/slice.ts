import type { WantedTime } from '@grocer/foundation/contract';
import type { Cart, ScheduledModality, TimeOption } from '@grocer/foundation/domain';
import { createLatest, createWrites } from '@grocer/foundation/http';
import type { Held } from '../../../times/hold/rules.ts';
import { isBegun } from '../../core/checkout-rules.ts';
import type { CheckoutState } from '../../core/checkout-rules.ts';
import type { SchedulingDeps, SchedulingSlice } from '../../core/deps.ts';
import type { Arrival } from '../entry/slice.ts';
import type { Modal } from '../modals/slice.ts';
import type { OfferState } from '../offer/rules.ts';
import { heldHere, isForHere } from '../../core/held-here.ts';
import { reserve } from './effects.ts';

/** The state of reserving the chosen time [F-4.23]. */
export type Reserving =
  | { readonly phase: 'idle' | 'saving' }
  /** The service has failed; the time may still be available [F-8.11]. */
  | { readonly phase: 'failed' };

/** How a time was chosen: on purpose, by a click or key, or on the way to another one. */
export type Manner = 'settled' | 'passing';

/** The reservation during scheduling. */
export interface PromiseSlice {
  readonly reserving: Reserving;
  /** Chooses a time and reserves it once the shopper stays with it [F-4.23]. */
  chooseTime(key: string, manner: Manner): void;
  /** Reserves the chosen time; also retries a reservation that failed. */
  reserve(): Promise<void>;
  /** Shows a dialog if the reservation for this order has expired [F-4.23]. */
  lapse(): void;
  /** Drops an expired reservation. */
  forgetLapsed(): void;
  /** Resets work in flight, for a page that starts again. */
  breakOff(): void;
  /** Returns the reservation that is held for this order. */
  heldHere(): Held | undefined;
}

/** What the reservation needs of other slices. */
export interface PromiseNeeds {
  readonly arrival: Arrival;
  readonly modality: ScheduledModality;
  readonly cart: Cart | undefined;
  readonly offer: OfferState;
  readonly checkout: CheckoutState;
  setTime(key: string): void;
  forgetCheckout(): void;
  forgetRefusal(): void;
  closeDrawer(): void;
  forgetSimilar(): void;
  chosenTime(): TimeOption | undefined;
  adoptHeld(): void;
  showModal(modal: Modal): void;
}

/** How long the shopper has to stay on a time after an arrow key before it is reserved, in ms. */
export const SETTLE_MS = 600;

export const createPromiseSlice =
  (deps: SchedulingDeps): SchedulingSlice<PromiseSlice, PromiseNeeds> =>
  (set, get) => {
    const writes = createWrites<WantedTime>(deps.newId, deps.forShopper);
    const choices = createLatest(() => deps.signal);

    return {
      reserving: { phase: 'idle' },
      chooseTime(key, manner) {
        // The checkout is for the time that was confirmed.
        if (isBegun(get().checkout)) return;
        const signal = choices.next();
        get().setTime(key);
        if (get().checkout.phase === 'refused') get().forgetCheckout();
        if (get().reserving.phase === 'failed') set({ reserving: { phase: 'idle' } });
        const settled = (): void => {
          if (!signal.aborted) void get().reserve();
        };
        if (manner === 'settled') settled();
        else void deps.timing.sleep(SETTLE_MS, signal).then(settled);
      },
      lapse() {
        const { reservation } = deps.selector.getState();
        if (reservation.phase !== 'expired' || !isForHere(reservation.held, get())) return;
        get().closeDrawer();
        get().showModal('reservationExpired');
      },
      heldHere: () => heldHere(deps.selector.getState().reservation, get()),
      breakOff() {
        choices.drop();
        set({ reserving: { phase: 'idle' } });
        get().forgetSimilar();
      },
      forgetLapsed() {
        const { reservation } = deps.selector.getState();
        if (reservation.phase === 'expired') deps.selectorActions.forgetReservation();
      },
      reserve: () => reserve({ deps, writes, set, get }),
    };
  };
