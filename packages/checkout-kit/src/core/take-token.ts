import type { Shell } from '@grocer/foundation/embed';
import type { StoreApi } from 'zustand/vanilla';
import { catchUp, openCheckout } from '../checkout/opening.ts';
import type { CheckoutUpdate } from '../config.ts';
import type { CheckoutCore } from './create-checkout.ts';
import type { CheckoutStore } from './store.ts';

/** Forgets what is of the order and its shopper. */
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

/** What the shopper has said, or was told, that no checkout tells: it is theirs as well after signing in again. */
const keptOf = ({
  acceptedTerms,
  isPinLocked,
  isCartLeft,
  savedChanges,
}: CheckoutStore): Partial<CheckoutStore> => ({
  acceptedTerms,
  isPinLocked,
  isCartLeft,
  // What was being confirmed is given up with the session.
  savedChanges: savedChanges && { ...savedChanges, phase: 'told' },
});

/** Goes on for whoever is signed in now: a token does not say whose it is, unless the host does. */
export function takeToken(
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
  // Nothing of the shopper who signs in again is lost. In any other phase the order is looked at anew.
  const goesOn = isSame && order.phase === 'editing';
  if (!goesOn) endShopper();
  deps.session.replace(token, shopperId);
  if (goesOn) return void catchUp(core);
  // Changes that were made are part of the order: there are none to be shown to who signs in again.
  if (order.phase === 'placed')
    store.setState(({ settings: before }) => ({ settings: { ...before, isModify: false } }));
  const kept = isSame ? keptOf(store.getState()) : {};
  forgetOrder(store);
  store.setState(kept);
  void openCheckout(core);
}
