import * as v from 'valibot';
import type { Card } from '../../domain/card.ts';
import { safeParse, tolerantCall } from '../call.ts';
import type { Call } from '../call.ts';
import { toCard, WireCardSchema } from '../wallet/wire-card.ts';
import type { WireCard } from '../wallet/wire-card.ts';
import type { WireData } from '../wire-data.ts';
import { CHECKOUTS_PATH } from './wire-checkout.ts';

/** The cards that can pay for a checkout. One that this version cannot read is left out. */
export interface PaymentInfo {
  readonly bank: readonly Card[];
  readonly snap: readonly Card[];
  readonly gift: readonly Card[];
}

/** The same on the wire. */
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
  cards.flatMap((card) => {
    const parsed = safeParse(WireCardSchema, card);
    return parsed.success ? [toCard(parsed.output)] : [];
  });

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
  decode: ({ data: { paymentMethods } }) => ({
    bank: readable(paymentMethods.bankCards),
    snap: readable(paymentMethods.ebtCards),
    gift: readable(paymentMethods.giftCards),
  }),
});
