import { addCartItems } from '../contract/cart/add-cart-items.ts';
import { beginModifyCart } from '../contract/cart/modify-cart.ts';
import { readCart } from '../contract/cart/read-cart.ts';
import { activateCheckout } from '../contract/checkout/activate-checkout.ts';
import { readPaymentInfo } from '../contract/checkout/read-payment-info.ts';
import { readCheckout } from '../contract/checkout/read-checkout.ts';
import { updatePayment } from '../contract/checkout/update-payment.ts';
import type { Tender } from '../contract/checkout/activate-checkout.ts';
import type { CardGroup } from '../domain/card.ts';
import type { Checkout } from '../domain/checkout.ts';
import type { Cents } from '../domain/money.ts';
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
  /** Maximum number of gift cards that pay besides the bank card. Default: none. */
  readonly giftCards?: number;
  /** The amount that SNAP pays, and the token of the card's PIN. Default: SNAP pays nothing. */
  readonly snap?: { readonly amount: Cents; readonly pinToken: string };
}

/** Returns what the cards of a group pay of a checkout. */
const tendersOf = ({ payments }: Checkout, group: CardGroup): readonly Tender[] =>
  payments
    .filter(({ card }) => card.group === group)
    .map(({ card, amount }) => ({ cardId: card.id, amount }));

/** Places a checkout's order with the shopper's first valid card, then adds a product to its modify cart. */
export async function placeAndChange(
  services: ShopperServices,
  { id, modality = 'PICKUP', quantity = 2, giftCards = 0, snap }: Changes,
): Promise<void> {
  const send = senderOf(services);
  const { bank, gift, snap: ebt } = await send(readPaymentInfo, { id });
  const draft = await send(readCheckout, { id });
  const card = bank.find(({ expired }) => !expired);
  if (!card) throw new Error('The shopper has no card that can pay.');
  const [snapCard] = ebt;
  const checkout = await send(updatePayment, {
    checkout: draft,
    bankCardId: card.id,
    snap: snap && snapCard && { cardId: snapCard.id, amount: snap.amount },
    giftCardIds: gift.slice(0, giftCards).map((one) => one.id),
  });
  await send(activateCheckout, {
    checkout,
    operation: newId(),
    bank: tendersOf(checkout, 'bank'),
    snap: tendersOf(checkout, 'snap').map((one) => ({ ...one, pinToken: snap?.pinToken ?? '' })),
    gift: tendersOf(checkout, 'gift'),
  });
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
