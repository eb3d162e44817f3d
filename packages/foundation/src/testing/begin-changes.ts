import { addCartItems } from '../contract/cart/add-cart-items.ts';
import { beginModifyCart } from '../contract/cart/modify-cart.ts';
import { readCart } from '../contract/cart/read-cart.ts';
import { activateCheckout } from '../contract/checkout/activate-checkout.ts';
import { readPaymentInfo } from '../contract/checkout/read-payment-info.ts';
import { readCheckout } from '../contract/checkout/read-checkout.ts';
import { updatePayment } from '../contract/checkout/update-payment.ts';
import { newId } from '../http/new-id.ts';
import { beginCheckout } from './begin-checkout.ts';
import type { Beginning } from './begin-checkout.ts';
import { senderOf } from './shopper-services.ts';
import type { ShopperServices } from './shopper-services.ts';

/** A product that no demo shopper has in the cart. */
const MORE = '2000000000007';

/** Options of a modification to begin. */
interface Changes {
  /** Id of a checkout that is not placed yet. */
  readonly id: string;
  readonly modality?: Beginning['modality'];
  /** Quantity of the added product. Default: 2. */
  readonly quantity?: number;
}

/** Places a checkout's order with the shopper's first valid card, then adds a product to its modify cart. */
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
  const { modify } = await send(readCart, undefined);
  await send(beginModifyCart, { checkoutId: id, replaces: modify?.checkoutId });
  await send(addCartItems, { modality, isModify: true, items: [{ gtin13: MORE, quantity }] });
}

/** Places an order and begins to modify it; resolves with its checkout id. */
export async function beginChanges(services: ShopperServices, beginning: Beginning = {}): Promise<string> {
  // An order can be modified until one hour before its time.
  const id = await beginCheckout(services, { ...beginning, isLast: true });
  await placeAndChange(services, { id, modality: beginning.modality });
  return id;
}
