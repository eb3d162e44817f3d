import { addCartItems } from '../contract/cart/add-cart-items.ts';
import { beginModifyCart } from '../contract/cart/modify-cart.ts';
import { activateCheckout } from '../contract/checkout/activate-checkout.ts';
import { readPaymentInfo } from '../contract/checkout/read-payment-info.ts';
import { readCheckout } from '../contract/checkout/read-checkout.ts';
import { updatePayment } from '../contract/checkout/update-payment.ts';
import { newId } from '../http/new-id.ts';
import { beginCheckout } from './begin-checkout.ts';
import type { Beginning } from './begin-checkout.ts';
import { senderOf } from './shopper-services.ts';
import type { ShopperServices } from './shopper-services.ts';

/** Nothing that a demo shopper has in a basket. */
const MORE = '2000000000007';

/** Changes that are begun. */
interface Changes {
  /** The id of a checkout that is not placed yet. */
  readonly id: string;
  readonly modality?: Beginning['modality'];
  /** Of what is put in besides. Default: two. */
  readonly quantity?: number;
}

/** Places the order of a checkout by the shopper's first card, and puts something more into the cart in which it is changed. */
export async function placeAndChange(
  services: ShopperServices,
  { id, modality = 'PICKUP', quantity = 2 }: Changes,
): Promise<void> {
  const send = senderOf(services);
  const { bank } = await send(readPaymentInfo, { id });
  const draft = await send(readCheckout, { id });
  const card = bank.find(({ expired }) => !expired);
  if (!card) throw new Error('The shopper has no card that can pay.');
  const choice = { bankCardId: card.id, snap: undefined, giftCardIds: [] };
  const checkout = await send(updatePayment, { checkout: draft, ...choice });
  const paying = [{ cardId: card.id, amount: checkout.summary.cost.total }];
  await send(activateCheckout, { checkout, operation: newId(), bank: paying, snap: [], gift: [] });
  await send(beginModifyCart, { checkoutId: id });
  await send(addCartItems, { modality, isModify: true, items: [{ gtin13: MORE, quantity }] });
}

/** Places an order, and begins changes to it; its checkout. */
export async function beginChanges(services: ShopperServices, beginning: Beginning = {}): Promise<string> {
  // An order can be changed until an hour before its time.
  const id = await beginCheckout(services, { ...beginning, isLast: true });
  await placeAndChange(services, { id, modality: beginning.modality });
  return id;
}
