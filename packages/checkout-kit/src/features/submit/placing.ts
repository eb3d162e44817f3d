import type { Checkout } from '@grocer/foundation/domain';
import { isOnline } from '@grocer/foundation/http';
import { isModification } from '../../checkout/modify-rules.ts';
import { blockersOf, snapShareOf } from '../../checkout/submit-rules.ts';
import { saidIn, submitOrder } from '../../checkout/submitting.ts';
import { typingOf } from '../../checkout/typing.ts';
import { writerOf } from '../../checkout/writer.ts';
import type { CheckoutCore } from '../../core/create-checkout.ts';
import { loadAccount, loadAskingAge } from '../../lazy.ts';
import type { AgeAnswer } from './asking-age.ts';
import { askPin } from './asking-pin.ts';
import { submitMessages } from './messages.ts';

/** Asks how old the shopper is; whoever goes on unasked, since that did not load, is told why the order is not placed. */
async function askAge(core: CheckoutCore, checkout: Checkout): Promise<AgeAnswer> {
  const loaded = await Promise.all([loadAskingAge(), loadAccount()]).catch(() => undefined);
  return loaded ? loaded[0].askAge(core, checkout) : { isReady: true };
}

/** Asks for what is missing beside what the page asks for itself. */
async function askMissingAge(core: CheckoutCore): Promise<AgeAnswer> {
  const state = core.store.getState();
  if (state.order.phase !== 'editing') return { isReady: true };
  const blockers = blockersOf(state.order.checkout, saidIn(state));
  const isAgeAlone = blockers.length > 0 && blockers.every((blocker) => blocker === 'age');
  return isAgeAlone ? askAge(core, state.order.checkout) : { isReady: true };
}

/**
 * Places the order, or has it changed. Where nothing but the shopper's age is missing, that is asked for first [C-5.16]; the
 * PIN of a SNAP card that pays is asked for last, once everything else is known [C-4.10].
 */
export async function placeOrder(core: CheckoutCore): Promise<void> {
  typingOf(core).takeUp();
  // Nobody is asked for what could not arrive.
  if (!isOnline()) return submitOrder(core);
  const { isReady, dateOfBirth } = await askMissingAge(core);
  if (!isReady) return;
  // What SNAP pays is known once all changes are taken up.
  await writerOf(core).drain();
  const state = core.store.getState();
  const checkout = state.order.phase === 'editing' ? state.order.checkout : undefined;
  const said = { ...saidIn(state), isAgeSaid: dateOfBirth !== undefined };
  const snapShare = checkout && snapShareOf(checkout);
  if (!snapShare || blockersOf(checkout, said).length > 0) return submitOrder(core, { dateOfBirth });
  const text = { ...submitMessages, ...state.settings.messages.submit };
  const note = isModification(checkout) ? text.pinNoteChanges : text.pinNote;
  const token = await askPin(core, checkout, note);
  if (token !== undefined) await submitOrder(core, { pin: { token, share: snapShare }, dateOfBirth });
}
