import * as v from 'valibot';
import type { Checkout } from '../../domain/checkout.ts';
import type { Cents } from '../../domain/money.ts';
import { call } from '../call.ts';
import type { Call } from '../call.ts';
import { toWireDollars } from '../wire-amount.ts';
import { checkoutRefusals } from './refusals.ts';
import { CHECKOUTS_PATH, CheckoutAnswerSchema, toCheckout } from './wire-checkout.ts';
import type { CheckoutAnswer } from './wire-checkout.ts';
import { VersionKeySchema, WirePaymentDetailsSchema } from './wire-tip.ts';
import type { WirePaymentDetails } from './wire-tip.ts';

/** The new tip of a checkout. */
export interface CheckoutTipUpdate {
  readonly checkout: Pick<Checkout, 'id' | 'versionKey'>;
  readonly tip: Cents;
}

/** Wire format of `CheckoutTipUpdate`. */
interface TipBody {
  versionKey: string;
  paymentDetails: WirePaymentDetails;
}

// [C-4.29] [C-7.9]
export const updateTip: Call<CheckoutTipUpdate, Checkout, TipBody, CheckoutAnswer> = call({
  name: 'checkout.update-tip',
  summary: 'Changes the tip of a checkout, and its total.',
  service: 'checkout',
  method: 'PUT',
  path: `${CHECKOUTS_PATH}/{checkoutId}/tip`,
  write: true,
  auth: 'bearer',
  body: v.object({ versionKey: VersionKeySchema, paymentDetails: WirePaymentDetailsSchema }),
  response: CheckoutAnswerSchema,
  errors: [...checkoutRefusals, { status: 422, code: 'TIP_LIMIT', as: 'quantity_limit' }],
  encode: ({ checkout: { id, versionKey }, tip }) => ({
    params: { checkoutId: id },
    body: { versionKey, paymentDetails: { gratuityAmount: toWireDollars(tip) } },
  }),
  decode: toCheckout,
});
