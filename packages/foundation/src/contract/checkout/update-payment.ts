import * as v from 'valibot';
import type { Checkout } from '../../domain/checkout.ts';
import type { Cents } from '../../domain/money.ts';
import { call } from '../call.ts';
import type { Call } from '../call.ts';
import { toWireDollars, WireDollarsSchema } from '../wire-amount.ts';
import { checkoutRefusals } from './refusals.ts';
import { CHECKOUTS_PATH, CheckoutAnswerSchema, toCheckout } from './wire-checkout.ts';
import type { CheckoutAnswer } from './wire-checkout.ts';
import { VersionKeySchema } from './wire-tip.ts';

/** The cards that pay for a checkout; the service calculates each card's amount. */
export interface PaymentUpdate {
  readonly checkout: Pick<Checkout, 'id' | 'versionKey'>;
  /** The bank card that pays the remaining amount. */
  readonly bankCardId: string | undefined;
  readonly snap: { readonly cardId: string; readonly amount: Cents } | undefined;
  /** In the order in which they are used. */
  readonly giftCardIds: readonly string[];
}

/** Wire format of `PaymentUpdate`. */
interface PaymentBody {
  checkoutId: string;
  versionKey: string;
  activeCardId?: string | undefined;
  snapCardId?: string | undefined;
  snapEBTAmount?: string | undefined;
  giftCardIds: string[];
}

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

// [C-7.7]
export const updatePayment: Call<PaymentUpdate, Checkout, PaymentBody, CheckoutAnswer> = call({
  name: 'checkout.update-payment',
  summary: 'Sets the cards that pay for a checkout.',
  service: 'checkout',
  method: 'PUT',
  path: `${CHECKOUTS_PATH}/{checkoutId}/payment`,
  write: true,
  auth: 'bearer',
  body: v.object({
    checkoutId: id,
    versionKey: VersionKeySchema,
    activeCardId: v.optional(id),
    snapCardId: v.optional(id),
    snapEBTAmount: v.optional(WireDollarsSchema),
    giftCardIds: v.pipe(v.array(id), v.maxLength(20)),
  }),
  response: CheckoutAnswerSchema,
  errors: [
    ...checkoutRefusals,
    { status: 402, as: 'card_declined' },
    { status: 422, code: 'PAYMENT_TYPE_NOT_SUPPORTED', as: 'payment_type_unsupported' },
  ],
  encode: ({ checkout, bankCardId, snap, giftCardIds }) => ({
    params: { checkoutId: checkout.id },
    body: {
      checkoutId: checkout.id,
      versionKey: checkout.versionKey,
      ...(bankCardId !== undefined && { activeCardId: bankCardId }),
      ...(snap && { snapCardId: snap.cardId, snapEBTAmount: toWireDollars(snap.amount) }),
      giftCardIds: [...giftCardIds],
    },
  }),
  decode: toCheckout,
});
