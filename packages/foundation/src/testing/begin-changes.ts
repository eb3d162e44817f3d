import type { Call } from '../contract/call.ts';
import { addCartItems } from '../contract/cart/add-cart-items.ts';
import { beginModifyCart } from '../contract/cart/modify-cart.ts';
import { activateCheckout } from '../contract/checkout/activate-checkout.ts';
import { readPaymentInfo } from '../contract/checkout/read-payment-info.ts';
import { readCheckout } from '../contract/checkout/read-checkout.ts';
import { updatePayment } from '../contract/checkout/update-payment.ts';
import { newId } from '../http/new-id.ts';
import type { Http } from '../http/http.ts';
import { beginCheckout } from './begin-checkout.ts';
import type { Beginning } from './begin-checkout.ts';

/** Nothing that a demo shopper has in a basket. */
const MORE = '2000000000007';

/** Places an order by the shopper's first card, and puts something more into the cart in which it is changed; its checkout. */
export async function beginChanges(
  { http, signal }: { readonly http: Http; readonly signal: AbortSignal },
  beginning: Beginning = {},
): Promise<string> {
  async function send<Input, Output>(call: Call<Input, Output>, input: NoInfer<Input>): Promise<Output> {
    const result = await http.send(call, input, { signal });
    if (!result.ok) throw result.error;
    return result.value;
  }
  const { modality = 'PICKUP' } = beginning;
  // An order can be changed until an hour before its time.
  const id = await beginCheckout({ http, signal }, { ...beginning, isLast: true });
  const { bank } = await send(readPaymentInfo, { id });
  const draft = await send(readCheckout, { id });
  const card = bank.find(({ expired }) => !expired);
  if (!card) throw new Error('The shopper has no card that can pay.');
  const choice = { bankCardId: card.id, snap: undefined, giftCardIds: [] };
  const checkout = await send(updatePayment, { checkout: draft, ...choice });
  const paying = [{ cardId: card.id, amount: checkout.summary.cost.total }];
  await send(activateCheckout, { checkout, operation: newId(), bank: paying, snap: [], gift: [] });
  await send(beginModifyCart, { checkoutId: id });
  await send(addCartItems, { modality, isModify: true, items: [{ gtin13: MORE, quantity: 2 }] });
  return id;
}
