import type { Shell } from '@grocer/foundation/embed';
import type { StoreApi } from 'zustand/vanilla';
import { resumeAfterSignIn, openCheckout } from '../checkout/opening.ts';
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

/**
 * State that comes from the shopper rather than from the service; kept when the same shopper signs in again.
 */
const shopperInputOf = ({
  acceptedTerms,
  isPinLocked,
  isCartLeft,
  savedChanges,
}: CheckoutStore): Partial<CheckoutStore> => ({
  acceptedTerms,
  isPinLocked,
  isCartLeft,
  // The confirmation in flight is aborted with the session.
  savedChanges: savedChanges && { ...savedChanges, phase: 'told' },
});

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
  if (isSame) for (const tell of deps.signIns) tell({ token, shopperId });
  if (deps.session.isInUse(token, shopperId)) return;
  // An order being edited is kept for the same shopper. In every other phase it is loaded again.
  const goesOn = isSame && order.phase === 'editing';
  if (!goesOn) endShopper();
  deps.session.replace(token, shopperId);
  if (goesOn) return void resumeAfterSignIn(core);
  // Submitted changes are part of the order, so there is no modification left to load.
  if (order.phase === 'placed')
    store.setState(({ settings: before }) => ({ settings: { ...before, isModify: false } }));
  const kept = isSame ? shopperInputOf(store.getState()) : {};
  forgetOrder(store);
  store.setState(kept);
  void openCheckout(core);
}
