import * as v from 'valibot';
import type { Card } from '../../domain/card.ts';
import { readableIn, tolerantCall } from '../call.ts';
import type { Call } from '../call.ts';
import { toCard, WireCardSchema } from '../wallet/wire-card.ts';
import type { WireCard } from '../wallet/wire-card.ts';
import type { WireData } from '../wire-data.ts';
import { CHECKOUTS_PATH } from './wire-checkout.ts';

/**
 * The cards that can pay for a checkout. Cards that this version cannot parse are left out, and so are
 * different cards with the same id, because it would be unclear which one pays.
 */
export interface PaymentInfo {
  readonly bank: readonly Card[];
  readonly snap: readonly Card[];
  readonly gift: readonly Card[];
}

/** Wire format of `PaymentInfo`. */
interface WirePaymentMethods<OneCard = WireCard> {
  bankCards: OneCard[];
  giftCards: OneCard[];
  ebtCards: OneCard[];
}

const answerOf = <OneCard extends v.GenericSchema>(card: OneCard) =>
  v.object({
    data: v.object({
      paymentMethods: v.object({
        bankCards: v.array(card),
        giftCards: v.array(card),
        ebtCards: v.array(card),
      }),
    }),
  });

const readable = (cards: readonly unknown[]): readonly Card[] =>
  readableIn(WireCardSchema, cards).map(toCard);

/** Returns a string that identifies a card regardless of its id. */
const cardOf = ({ group, brand, lastFour, expirationMonth, expirationYear, paymentGram }: Card): string =>
  [group, brand, lastFour, expirationMonth, expirationYear, paymentGram].join(' ');

/** Returns the cards with a unique id. Duplicates count once; different cards sharing an id are left out. */
function namedCards(cards: readonly Card[]): ReadonlySet<Card> {
  const byId = Map.groupBy(cards, ({ id }) => id);
  return new Set(
    [...byId.values()].flatMap((same) => (new Set(same.map(cardOf)).size === 1 ? same.slice(0, 1) : [])),
  );
}

// [C-7.10]
export const readPaymentInfo: Call<
  { readonly id: string },
  PaymentInfo,
  unknown,
  WireData<'paymentMethods', WirePaymentMethods>,
  WireData<'paymentMethods', WirePaymentMethods<unknown>>
> = tolerantCall({
  name: 'checkout.read-payment-info',
  summary: 'Lists the cards of the shopper that can pay for a checkout.',
  service: 'checkout',
  method: 'GET',
  path: `${CHECKOUTS_PATH}/{checkoutId}/payment-info`,
  write: false,
  auth: 'bearer',
  response: answerOf(WireCardSchema),
  tolerates: answerOf(v.unknown()),
  errors: [],
  encode: ({ id }) => ({ params: { checkoutId: id } }),
  decode({ data: { paymentMethods } }) {
    const bank = readable(paymentMethods.bankCards);
    const snap = readable(paymentMethods.ebtCards);
    const gift = readable(paymentMethods.giftCards);
    const named = namedCards([...bank, ...snap, ...gift]);
    const offered = (cards: readonly Card[]): readonly Card[] => cards.filter((card) => named.has(card));
    return { bank: offered(bank), snap: offered(snap), gift: offered(gift) };
  },
});
