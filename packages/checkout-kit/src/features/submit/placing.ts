import { blockersOf } from '../../checkout/submit-rules.ts';
import { submitOrder } from '../../checkout/submitting.ts';
import type { CheckoutCore } from '../../core/create-checkout.ts';
import { askAge } from './asking-age.ts';

/** Places the order. Where nothing but the shopper's age is missing, that is asked for first [C-5.16]. */
export async function placeOrder(core: CheckoutCore): Promise<void> {
  const { order, acceptedTerms } = core.store.getState();
  if (order.phase === 'editing') {
    const blockers = blockersOf(order.checkout, acceptedTerms);
    const isAgeAlone = blockers.length > 0 && blockers.every((blocker) => blocker === 'age');
    if (isAgeAlone && !(await askAge(core, order.checkout))) return;
  }
  await submitOrder(core);
}
