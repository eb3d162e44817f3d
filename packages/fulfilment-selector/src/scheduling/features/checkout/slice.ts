import { createCheckout } from '@grocer/foundation/contract';
import type { NewCheckout } from '@grocer/foundation/contract';
import type { Cart, CartLine, ScheduledModality, TimeOption } from '@grocer/foundation/domain';
import { optionKey } from '@grocer/foundation/domain';
import { createWrites } from '@grocer/foundation/http';
import type { GrocerError } from '@grocer/foundation/http';
import { tellError } from '../../../core/analytics.ts';
import type { Held } from '../../../times/hold/rules.ts';
import type { SchedulingDeps, SchedulingSlice } from '../../core/deps.ts';
import { linesFor } from '../../core/entry-rules.ts';
import type { Modal } from '../modals/slice.ts';
import { changeHeldItems } from '../../core/change-items.ts';
import type { Reserving } from '../promise/slice.ts';
import {
  areSameItems,
  checkoutOf,
  checkoutTroubleOf,
  isBegun,
  objectionTo,
  wantedItems,
} from '../../core/checkout-rules.ts';
import type { CheckoutState, CheckoutTrouble } from '../../core/checkout-rules.ts';

/** The way on to payment. */
export interface CheckoutSlice {
  readonly checkout: CheckoutState;
  /** Goes on with the chosen time, by way of what cannot be had at it [F-2.61] [F-2.69] [F-4.24]. */
  goOn(): Promise<void>;
  /** Creates the checkout of what is in the cart now. */
  checkOut(): Promise<void>;
  forgetCheckout(): void;
}

interface Needs {
  readonly modality: ScheduledModality;
  readonly cart: Cart | undefined;
  readonly reserving: Reserving;
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

const REFUSED = {
  noTime: { phase: 'refused', why: 'noTime', code: '' },
  noPromise: { phase: 'refused', why: 'noPromise', code: 'TS1001' },
} as const;

export const createCheckoutSlice =
  (deps: SchedulingDeps): SchedulingSlice<CheckoutSlice, Needs> =>
  (set, get) => {
    const writes = createWrites<NewCheckout>(deps.newId, deps.forShopper);

    const ENDS: Readonly<Record<CheckoutTrouble, (code: string) => void>> = {
      expired: () => get().showModal('reservationExpired'),
      taken: () => get().showModal('timeExpired'),
      failed: () => get().showModal('checkoutFailed'),
      again(code) {
        set({ checkout: { phase: 'refused', why: 'changed', code } });
        // What it was held by is out of date: the time can be reserved anew.
        deps.selectorActions.forgetReservation();
        get().forgetOffer();
        void get().arrive();
      },
    };

    function fail(error: GrocerError): void {
      tellError(deps, error);
      set({ checkout: { phase: 'idle' } });
      get().closeDrawer();
      if (error.code !== 'session_expired') ENDS[checkoutTroubleOf(error.code)](error.code.toUpperCase());
    }

    function heldKey(): string | undefined {
      const held = get().heldHere();
      return held && optionKey(held.option);
    }

    function refuse(why: 'noTime' | 'noPromise'): void {
      get().closeDrawer();
      set({ checkout: REFUSED[why] });
      deps.emitter.emit('validation:failed', { fields: ['time'] });
    }

    function objection() {
      const chosen = get().chosenTime();
      return objectionTo({
        chosenKey: chosen && optionKey(chosen),
        heldKey: heldKey(),
        isReserving: get().reserving.phase === 'saving',
      });
    }

    /** Has the held time be for what is in the cart, which may have changed in another tab since it was reserved. */
    async function matchHeld(held: Held, lines: readonly CartLine[]): Promise<GrocerError | undefined> {
      const items = wantedItems(lines);
      if (areSameItems(held.items, items)) return undefined;
      const known = get()
        .unavailable()
        .map(({ gtin13 }) => gtin13);
      return changeHeldItems(deps, { held, items, known });
    }

    return {
      checkout: { phase: 'idle' },
      async goOn() {
        if (isBegun(get().checkout) || objection() === 'pending') return;
        const { signal } = deps;
        // Whoever does not rest on a time, but goes on with it, means it.
        if (objection() === 'noPromise') await get().reserve();
        if (signal.aborted) return;
        const why = objection();
        if (why === 'pending') return;
        if (why !== undefined) {
          refuse(why);
          return;
        }
        set({ checkout: { phase: 'idle' } });
        if (get().unavailable().length > 0) get().openDrawer();
        else await get().checkOut();
      },
      async checkOut() {
        const { cart, modality } = get();
        const held = get().heldHere();
        const why = objection();
        if (!cart || isBegun(get().checkout) || why === 'pending') return;
        if (why !== undefined || !held) {
          refuse(why ?? 'noPromise');
          return;
        }
        const { signal, buyer, instructions, properties } = deps;
        set({ checkout: { phase: 'creating' } });
        const lines = linesFor(cart.lines, modality);
        const error = await matchHeld(held, lines);
        if (signal.aborted) return;
        if (error) {
          fail(error);
          return;
        }
        // Its version may be a newer one; another time is not what was pressed for.
        const now = get().heldHere();
        const promise = now?.id === held.id ? now : held;
        const about = { cartId: cart.id, modality, buyer, instructions, properties };
        const order = writes.of(checkoutOf({ ...about, lines, promise }));
        const result = await deps.http.send(createCheckout, order.sent, { signal, key: order.key });
        if (signal.aborted) return;
        writes.settle(order, result);
        if (!result.ok) {
          fail(result.error);
          return;
        }
        set({ checkout: { phase: 'created' } });
        const { id: checkoutId, versionKey } = result.value;
        deps.emitter.emit('checkout:created', { checkoutId, versionKey, modality });
        deps.navigate(deps.paths.checkout);
      },
      forgetCheckout: () => set({ checkout: { phase: 'idle' } }),
    };
  };
