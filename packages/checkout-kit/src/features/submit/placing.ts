import type { Checkout } from '@grocer/foundation/domain';
import { isOnline } from '@grocer/foundation/http';
import { blockersOf, snapShareOf } from '../../checkout/submit-rules.ts';
import { submitInputOf, submitOrder } from '../../checkout/submitting.ts';
import { typingOf } from '../../checkout/typing.ts';
import { writerOf } from '../../checkout/writer.ts';
import type { CheckoutCore } from '../../core/create-checkout.ts';
import { loadAccount, loadAskingAge, loadAskingPin } from '../../lazy.ts';
import type { AgeAnswer } from './asking-age.ts';

/** Asks for the shopper's age. If the form does not load, submitting reports why the order is not placed. */
async function askAge(core: CheckoutCore, checkout: Checkout): Promise<AgeAnswer> {
  const { signal } = core.deps;
  const loaded = await Promise.all([loadAskingAge(), loadAccount()]).catch(() => undefined);
  return loaded && !signal.aborted ? loaded[0].askAge(core, checkout) : { isReady: true };
}

/** Asks for the age if that is the only blocker; the payment step asks for everything else. */
async function askMissingAge(core: CheckoutCore): Promise<AgeAnswer> {
  const state = core.store.getState();
  if (state.order.phase !== 'editing') return { isReady: true };
  const blockers = blockersOf(state.order.checkout, submitInputOf(state));
  const isAgeAlone = blockers.length > 0 && blockers.every((blocker) => blocker === 'age');
  return isAgeAlone ? askAge(core, state.order.checkout) : { isReady: true };
}

async function place(core: CheckoutCore): Promise<void> {
  // Begun at once: the writer forgets a failure when the next edit begins.
  const saving = writerOf(core).drain();
  const { signal } = core.deps;
  const { isReady, dateOfBirth } = await askMissingAge(core);
  if (!isReady) return;
  // SNAP's share is final only once all edits are saved.
  const isSaved = await saving;
  // Whoever has pressed may have been replaced by another shopper.
  if (signal.aborted) return;
  if (!isSaved) return submitOrder(core, {}, false);
  const state = core.store.getState();
  const checkout = state.order.phase === 'editing' ? state.order.checkout : undefined;
  const said = { ...submitInputOf(state), isAgeSaid: dateOfBirth !== undefined };
  const snapShare = checkout && snapShareOf(checkout);
  if (!snapShare || blockersOf(checkout, said).length > 0) return submitOrder(core, { dateOfBirth });
  const asking = await loadAskingPin().catch(() => undefined);
  if (signal.aborted) return;
  if (!asking) return state.showBlockers(['pinForm']);
  const token = await asking.askPin(core, checkout);
  if (token !== undefined) await submitOrder(core, { pin: { token, share: snapShare }, dateOfBirth });
}

/**
 * Places the order, or submits its changes. If only the shopper's age is missing, asks for it first [C-5.16].
 * The PIN of a paying SNAP card is asked for last, once everything else is settled [C-4.10].
 */
export async function placeOrder(core: CheckoutCore): Promise<void> {
  const { isAddingCard, showPlacing } = core.store.getState();
  if (isAddingCard) return;
  typingOf(core).takeUp();
  // Offline, ask nothing that could not be sent.
  if (!isOnline()) return submitOrder(core);
  showPlacing(true);
  await place(core).finally(() => showPlacing(false));
}
