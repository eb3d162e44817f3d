import { createPromise } from '@grocer/foundation/contract';
import type { WantedTime } from '@grocer/foundation/contract';
import { optionKey } from '@grocer/foundation/domain';
import type { Cart, ScheduledModality, TimeOption } from '@grocer/foundation/domain';
import { createWrites } from '@grocer/foundation/http';
import type { GrocerError } from '@grocer/foundation/http';
import { tellError } from '../../../core/analytics.ts';
import type { Held } from '../../../times/hold/rules.ts';
import { wantedItems } from '../../core/checkout-rules.ts';
import type { CheckoutState } from '../../core/checkout-rules.ts';
import type { SchedulingDeps, SchedulingSlice } from '../../core/deps.ts';
import { linesFor } from '../../core/entry-rules.ts';
import type { Arrival } from '../entry/slice.ts';
import type { Modal } from '../modals/slice.ts';
import { areaHere, heldHere, isForHere } from '../../core/held-here.ts';

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

interface Needs {
  readonly arrival: Arrival;
  readonly modality: ScheduledModality;
  readonly cart: Cart | undefined;
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
  (deps: SchedulingDeps): SchedulingSlice<PromiseSlice, Needs> =>
  (set, get) => {
    const writes = createWrites<WantedTime>(deps.newId, deps.forShopper);
    let passing = new AbortController();

    const held = (): Held | undefined => heldHere(deps.selector.getState().reservation, get());

    function fail(error: GrocerError): void {
      tellError(deps, error);
      const isGone = error.code === 'timeslot_taken';
      set({ reserving: { phase: isGone || error.code === 'session_expired' ? 'idle' : 'failed' } });
      if (isGone) get().showModal('timeExpired');
    }

    async function promise(option: TimeOption): Promise<void> {
      const { signal } = deps;
      const { modality, cart } = get();
      const items = wantedItems(linesFor(cart?.lines ?? [], modality));
      const { optionId, vendorId, window: originalWindow } = option;
      const area = areaHere(get());
      if (area === undefined) return;
      set({ reserving: { phase: 'saving' } });
      const wanted = { modality, optionIds: [optionId], vendorId, originalWindow, items };
      const write = writes.of(wanted);
      const result = await deps.http.send(createPromise, write.sent, { signal, key: write.key });
      if (signal.aborted) return;
      writes.settle(write, result);
      if (!result.ok) {
        fail(result.error);
        return;
      }
      const { id, versionKey, expiresAt } = result.value;
      // Not held for a shopper who has gone on to another place, for which this time is none.
      if (isForHere({ modality, area }, get()))
        deps.selectorActions.hold({ id, versionKey, expiresAt, option, items, modality, area });
      set({ reserving: { phase: 'idle' } });
      if (get().checkout.phase === 'refused') get().forgetCheckout();
    }

    function isHeld(option: TimeOption): boolean {
      const one = held();
      return one !== undefined && optionKey(option) === optionKey(one.option);
    }

    return {
      reserving: { phase: 'idle' },
      chooseTime(key, manner) {
        passing.abort();
        passing = new AbortController();
        const { signal } = passing;
        get().setTime(key);
        if (get().checkout.phase === 'refused') get().forgetCheckout();
        if (get().reserving.phase === 'failed') set({ reserving: { phase: 'idle' } });
        const settled = (): void => {
          if (!signal.aborted && !deps.signal.aborted) void get().reserve();
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
      heldHere: held,
      breakOff() {
        passing.abort();
        set({ reserving: { phase: 'idle' } });
        get().forgetSimilar();
      },
      forgetLapsed() {
        const { reservation } = deps.selector.getState();
        if (reservation.phase === 'expired') deps.selectorActions.forgetReservation();
      },
      async reserve() {
        // Whatever is chosen when the service has answered is reserved next.
        if (get().reserving.phase === 'saving') return;
        const option = get().chosenTime();
        if (!option || isHeld(option)) return;
        const { signal } = deps;
        await promise(option);
        const next = get().chosenTime();
        const isOther = next !== undefined && optionKey(next) !== optionKey(option);
        if (isOther && !signal.aborted && get().reserving.phase === 'idle') await get().reserve();
      },
    };
  };
