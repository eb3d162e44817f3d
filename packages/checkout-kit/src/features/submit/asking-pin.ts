import type { Checkout } from '@grocer/foundation/domain';
import { changePayment, choiceOf } from '../../checkout/editing.ts';
import { readAgain } from '../../checkout/reading.ts';
import { isModification } from '../../checkout/modify-rules.ts';
import { checkoutOf } from '../../checkout/order-reducer.ts';
import { snapShareOf } from '../../checkout/submit-rules.ts';
import type { CheckoutCore } from '../../core/create-checkout.ts';
import { enterPin } from '../../core/wallet-forms.ts';
import { submitMessages } from './messages.ts';
import { oneAtATime } from './one-at-a-time.ts';

/** Continues without a SNAP card that is locked after too many wrong PINs [C-4.8]. */
async function continueWithoutCard(core: CheckoutCore): Promise<void> {
  const { store, deps } = core;
  store.getState().lockPin();
  deps.emitter.emit('pin:locked', undefined);
  const checkout = checkoutOf(store.getState().order);
  // A modification is paid with the cards of the order, so SNAP cannot be removed [C-5.19].
  if (checkout?.status !== 'DRAFT') return store.getState().showBlockers(['pinLocked']);
  await changePayment(core, { ...choiceOf(checkout), snap: undefined });
}

async function ask(core: CheckoutCore, checkout: Checkout): Promise<string | undefined> {
  const { store, deps } = core;
  const { signal } = deps;
  const share = snapShareOf(checkout);
  if (!share) return undefined;
  // A reason found by an earlier attempt may not hold any more.
  store.getState().showBlockers([]);
  deps.emitter.emit('pin:required', undefined);
  const text = { ...submitMessages, ...store.getState().settings.messages.submit };
  const note = isModification(checkout) ? text.pinNoteChanges : text.pinNote;
  const request = { cardId: share.card.id, amount: share.amount, note };
  const answer = await enterPin(core, request).catch(() => 'nobody could ask' as const);
  if (signal.aborted || answer === undefined) return undefined;
  if (answer === 'nobody could ask') {
    store.getState().showBlockers(['pinForm']);
    return undefined;
  }
  if (answer.kind === 'locked') {
    await continueWithoutCard(core);
    return undefined;
  }
  // For changes, SNAP pays at most what is already held, which the balance no longer includes.
  if (isModification(checkout) || answer.balance >= share.amount) return answer.pinToken;
  // The balance is too low: show the new maximum and let the shopper choose the amount.
  await readAgain(core);
  const { order, dispatch, showBlockers } = store.getState();
  if (signal.aborted || order.phase !== 'editing') return undefined;
  // The vault has just told the balance, which the checkout may not contain.
  dispatch({ type: 'read', checkout: { ...order.checkout, snapBalance: answer.balance } });
  showBlockers(['snapAmount']);
  return undefined;
}

/**
 * Asks for the PIN of the paying SNAP card; resolves with the vault's token for the PIN. Undefined if the
 * order must not be placed now: the shopper went back, or has something to fix first [C-4.8] [C-4.10].
 */
export const askPin = oneAtATime(ask);
