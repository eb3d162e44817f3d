import type { SliceStore } from '@grocer/foundation/embed';
import { createCheckout } from '@grocer/foundation/contract';
import type { ErrorCode, NewCheckout } from '@grocer/foundation/contract';
import { optionKey } from '@grocer/foundation/domain';
import type { CartLine } from '@grocer/foundation/domain';
import type { GrocerError, Writes } from '@grocer/foundation/http';
import { tellError } from '../../../core/analytics.ts';
import { areSameItems, heldOf } from '../../../times/hold/rules.ts';
import type { Held } from '../../../times/hold/rules.ts';
import { changeHeldItems } from '../../core/change-items.ts';
import {
  checkoutOf,
  checkoutTroubleOf,
  isBegun,
  objectionTo,
  wantedItems,
} from '../../core/checkout-rules.ts';
import type { Objection } from '../../core/checkout-rules.ts';
import type { SchedulingDeps } from '../../core/deps.ts';
import { linesFor } from '../../core/entry-rules.ts';
import type { CheckoutNeeds, CheckoutSlice } from './slice.ts';

interface CheckoutContext extends SliceStore<CheckoutSlice, CheckoutNeeds> {
  readonly deps: SchedulingDeps;
  /** Keeps retries of a checkout under one idempotency key. */
  readonly writes: Writes<NewCheckout>;
}

/** Errors that are shown in a dialog. */
const MODALS = { expired: 'reservationExpired', taken: 'timeExpired', failed: 'checkoutFailed' } as const;

function objection({ get }: CheckoutContext): Objection | undefined {
  const chosen = get().chosenTime();
  const held = get().heldHere();
  return objectionTo({
    chosenKey: chosen && optionKey(chosen),
    heldKey: held && optionKey(held.option),
    isReserving: get().reserving.phase === 'saving',
  });
}

/** Returns true when the chosen time is reserved. */
export const isChosenHeld = (context: CheckoutContext): boolean => objection(context) === undefined;

function refuse({ deps, set, get }: CheckoutContext, why: 'noTime' | 'noPromise'): void {
  get().closeDrawer();
  set({ checkout: { phase: 'refused', why, code: why === 'noPromise' ? 'TS1001' : '' } });
  deps.emitter.emit('validation:failed', { fields: ['time'] });
}

/** Starts again with fresh times. The reservation is out of date, so the time has to be reserved again. */
function startAgain({ deps, set, get }: CheckoutContext, code: ErrorCode): void {
  set({ checkout: { phase: 'refused', why: 'changed', code: code.toUpperCase() } });
  deps.selectorActions.forgetReservation();
  get().forgetOffer();
  void get().arrive();
}

/** Shows which items have become unavailable at the reserved time, by the times loaded again. */
async function showFallout(context: CheckoutContext, code: ErrorCode): Promise<void> {
  const { deps, get } = context;
  const { signal } = deps;
  await get().loadOffer();
  // The shopper may be about something else by now.
  if (signal.aborted || get().offer.phase !== 'ready' || !get().isAtRest()) return;
  if (get().unavailable().length > 0) get().openDrawer();
  else startAgain(context, code);
}

async function failed(context: CheckoutContext, error: GrocerError): Promise<void> {
  const { deps, set, get } = context;
  const { code } = error;
  tellError(deps, error);
  set({ checkout: { phase: 'idle' } });
  get().closeDrawer();
  if (code === 'session_expired') return;
  const trouble = checkoutTroubleOf(code);
  if (trouble === 'fallout') await showFallout(context, code);
  else if (trouble === 'again') startAgain(context, code);
  else get().showModal(MODALS[trouble]);
  // It may be the reservation that does not exist.
  if (code === 'not_found') deps.selectorActions.checkReservation();
}

/** Updates the reservation to the items in the cart, which may have changed in another tab since. */
async function matchHeld(
  { deps, get }: CheckoutContext,
  held: Held,
  lines: readonly CartLine[],
): Promise<GrocerError | undefined> {
  const items = wantedItems(lines);
  if (areSameItems(held.items, items)) return undefined;
  const known = get()
    .unavailable()
    .map(({ gtin13 }) => gtin13);
  return changeHeldItems(deps, { held, items, known });
}

export interface Going {
  /** True when payment replaces this page in the history. */
  readonly replace: boolean;
}

/** Continues with the chosen time, or first opens the drawer of unavailable items. */
export async function continueWithTime(context: CheckoutContext, options?: Going): Promise<void> {
  const { deps, set, get } = context;
  if (isBegun(get().checkout) || objection(context) === 'pending') return;
  const { signal } = deps;
  // A time that an arrow key has just chosen is not reserved yet; continuing with it confirms the choice.
  if (objection(context) === 'noPromise') await get().reserve();
  if (signal.aborted) return;
  const why = objection(context);
  if (why === 'pending') return;
  if (why !== undefined) {
    refuse(context, why);
    return;
  }
  set({ checkout: { phase: 'idle' } });
  if (get().unavailable().length > 0) get().openDrawer();
  else await get().checkOut(options);
}

/** Creates a checkout of the current cart and navigates to it. */
export async function checkOut(context: CheckoutContext, options?: Going): Promise<void> {
  const { deps, writes, set, get } = context;
  const { cart, modality } = get();
  const held = get().heldHere();
  const why = objection(context);
  if (!cart || isBegun(get().checkout) || why === 'pending') return;
  if (why !== undefined || !held) {
    refuse(context, why ?? 'noPromise');
    return;
  }
  const { signal, buyer, instructions, properties } = deps;
  set({ checkout: { phase: 'creating' } });
  const lines = linesFor(cart.lines, modality);
  const error = await matchHeld(context, held, lines);
  if (signal.aborted) return;
  if (error) {
    await failed(context, error);
    return;
  }
  // The reservation may have a newer version. If it is for another time, that is not what was confirmed.
  const now = heldOf(deps.selector.getState().reservation);
  const promise = now?.id === held.id ? now : held;
  const about = { cartId: cart.id, modality, buyer, instructions, properties };
  const order = writes.of(checkoutOf({ ...about, lines, promise }));
  const result = await deps.http.send(createCheckout, order.sent, { signal, key: order.key });
  if (signal.aborted) return;
  writes.settle(order, result);
  if (!result.ok) {
    await failed(context, result.error);
    return;
  }
  set({ checkout: { phase: 'created' } });
  const { id: checkoutId, versionKey } = result.value;
  deps.emitter.emit('checkout:created', { checkoutId, versionKey, modality });
  deps.navigate(deps.paths.checkout, options);
}
