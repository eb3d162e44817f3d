import type { WantedTime } from '@grocer/foundation/contract';
import type { Cart, ScheduledModality, TimeOption } from '@grocer/foundation/domain';
import { createLatest, createWrites } from '@grocer/foundation/http';
import type { Held } from '../../../times/hold/rules.ts';
import type { CheckoutState } from '../../core/checkout-rules.ts';
import type { SchedulingDeps, SchedulingSlice } from '../../core/deps.ts';
import type { Arrival } from '../entry/slice.ts';
import type { Modal } from '../modals/slice.ts';
import type { OfferState } from '../offer/rules.ts';
import { heldHere, isForHere } from '../../core/held-here.ts';
import { reserve } from './effects.ts';

/** How the reservation of the chosen time comes along [F-4.23]. */
export type Reserving =
  | { readonly phase: 'idle' | 'saving' }
  /** The service, not the time, is in trouble [F-8.11]. */
  | { readonly phase: 'failed' };

/** How a time was chosen: with a click or a key meant for it, or on the way to another one. */
export type Manner = 'settled' | 'passing';

/** The time that is held for the shopper while they schedule. */
export interface PromiseSlice {
  readonly reserving: Reserving;
  /** Chooses a time, and has it reserved as soon as the shopper stays with it [F-4.23]. */
  chooseTime(key: string, manner: Manner): void;
  /** Has the chosen time reserved, again where that failed. */
  reserve(): Promise<void>;
  /** Says so where what was held for this order is not held any more [F-4.23]. */
  lapse(): void;
  /** Forgets what is not held any more. */
  forgetLapsed(): void;
  /** What was on its way goes nowhere any more: a page that lives again begins anew. */
  breakOff(): void;
  /** What is held for this order. */
  heldHere(): Held | undefined;
}

/** What the reservation needs of its neighbours. */
export interface PromiseNeeds {
  readonly arrival: Arrival;
  readonly modality: ScheduledModality;
  readonly cart: Cart | undefined;
  readonly offer: OfferState;
  readonly checkout: CheckoutState;
  setTime(key: string): void;
  forgetCheckout(): void;
  closeDrawer(): void;
  forgetSimilar(): void;
  chosenTime(): TimeOption | undefined;
  showModal(modal: Modal): void;
}

/** Whoever goes through the times with arrow keys has to stay this long before one is reserved, in ms. */
export const SETTLE_MS = 600;

export const createPromiseSlice =
  (deps: SchedulingDeps): SchedulingSlice<PromiseSlice, PromiseNeeds> =>
  (set, get) => {
    const writes = createWrites<WantedTime>(deps.newId, deps.forShopper);
    const choices = createLatest(() => deps.signal);

    return {
      reserving: { phase: 'idle' },
      chooseTime(key, manner) {
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
