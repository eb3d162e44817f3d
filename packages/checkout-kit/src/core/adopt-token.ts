import type { Shell } from '@grocer/foundation/embed';
import type { StoreApi } from 'zustand/vanilla';
import { resumeAfterSignIn, openCheckout } from '../checkout/opening.ts';
import type { OrderState } from '../checkout/order-reducer.ts';
import type { CheckoutUpdate } from '../config.ts';
import type { CheckoutCore } from './create-checkout.ts';
import type { CheckoutStore } from './store.ts';

/** Resets all state that belongs to the order and its shopper. */
// C-4.2
export function forgetOrder({ getState }: StoreApi<CheckoutStore>): void {
  const now = getState();
  now.forgetOrder();
  now.forgetPayment();
  now.showOptIns(undefined);
  now.showFlashSales({ phase: 'idle' });
  now.showSavedChanges(undefined);
  now.showReminder({ phase: 'unknown' });
}

const LOADED_AGAIN: readonly OrderState['phase'][] = ['loading', 'unavailable', 'submitting', 'unknown'];

/**
 * State that comes from the shopper rather than from the service; kept when the same shopper signs in again.
 */
const shopperInputOf = ({ acceptedTerms, isPinLocked }: CheckoutStore): Partial<CheckoutStore> => ({
  acceptedTerms,
  isPinLocked,
});

/** Loads the order; the rejection page, opened directly, reads nothing. */
export function start(core: CheckoutCore): void {
  if (core.config.view === 'failure') core.store.getState().dispatch({ type: 'rejected' });
  else void openCheckout(core);
}

/** Continues with a new token. Unless the host names the shopper, the token may belong to someone else. */
export function adoptToken(
  core: CheckoutCore,
  { endShopper }: Pick<Shell<never>['lives'], 'endShopper'>,
  { token, shopperId }: Pick<CheckoutUpdate, 'token' | 'shopperId'>,
): void {
  const { store, deps } = core;
  const { order } = store.getState();
  if (token === undefined) return;
  const isSame = deps.session.isOf(shopperId);
  const isNew = deps.session.replace(token, shopperId);
  // The token in use may name its shopper, whom an open form has to know.
  if (isSame || !isNew) for (const tell of deps.signIns) tell({ token, shopperId });
  if (!isNew) return;
  // For the same shopper an order on screen stays. One that is being loaded or submitted is loaded again.
  const goesOn = isSame && !LOADED_AGAIN.includes(order.phase);
  if (goesOn) {
    // The page of a rejection reads nothing.
    if (order.phase !== 'rejected') void resumeAfterSignIn(core);
    return;
  }
  endShopper();
  // Submitted changes are part of the order, so there is no modification left to load.
  if (order.phase === 'placed')
    store.setState(({ settings: before }) => ({ settings: { ...before, isModify: false } }));
  const kept = isSame ? shopperInputOf(store.getState()) : {};
  forgetOrder(store);
  store.setState(kept);
  start(core);
}
