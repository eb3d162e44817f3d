import type { Checkout } from '@grocer/foundation/domain';
import { changePayment, choiceOf } from '../../checkout/editing.ts';
import { readAgain } from '../../checkout/reading.ts';
import { isModification } from '../../checkout/modify-rules.ts';
import { checkoutOf } from '../../checkout/order-reducer.ts';
import { snapShareOf } from '../../checkout/submit-rules.ts';
import type { CheckoutCore } from '../../core/create-checkout.ts';
import { enterPin } from '../../core/wallet-forms.ts';
import { oneAtATime } from './one-at-a-time.ts';

/** Goes on without a SNAP card whose PIN was tried too often [C-4.8]. */
async function goOnWithout(core: CheckoutCore): Promise<void> {
  const { store, deps } = core;
  store.getState().lockPin();
  deps.emitter.emit('pin:locked', undefined);
  const checkout = checkoutOf(store.getState().order);
  if (checkout?.status === 'DRAFT') await changePayment(core, { ...choiceOf(checkout), snap: undefined });
  // An order is changed on the cards that it was placed with [C-5.19].
  else store.getState().showBlockers(['pinLocked']);
}

async function ask(core: CheckoutCore, checkout: Checkout, note: string): Promise<string | undefined> {
  const { store, deps } = core;
  const { signal } = deps;
  const share = snapShareOf(checkout);
  if (!share) return undefined;
  deps.emitter.emit('pin:required', undefined);
  const request = { cardId: share.card.id, amount: share.amount, note };
  const answer = await enterPin(core, request).catch(() => 'nobody could ask' as const);
  if (signal.aborted || answer === undefined) return undefined;
  if (answer === 'nobody could ask') {
    store.getState().showBlockers(['pinForm']);
    return undefined;
  }
  if (answer.kind === 'locked') {
    await goOnWithout(core);
    return undefined;
  }
  // SNAP pays no more for changes than what it is held for already, which is no part of what is left.
  if (isModification(checkout) || answer.balance >= share.amount) return answer.pinToken;
  // Less is left than was to be paid: what can be paid now comes with the checkout, and is the shopper's to say.
  await readAgain(core);
  if (!signal.aborted) store.getState().showBlockers(['snapAmount']);
  return undefined;
}

/**
 * Asks for the PIN that SNAP needs to pay its part, and gives what stands for it at the vault; undefined where the order is
 * not to be placed now: the shopper went back, or has something to see to first [C-4.8] [C-4.10].
 */
export const askPin = oneAtATime(ask);
