import * as v from 'valibot';
import type { Cents } from '../../domain/money.ts';
import { call } from '../call.ts';
import type { Call } from '../call.ts';
import { toWireDollars } from '../wire-amount.ts';
import {
  PaidCheckoutAnswerSchema,
  toPaidCheckout,
  VersionKeySchema,
  WirePaymentDetailsSchema,
} from './wire-tip.ts';
import type { PaidCheckout, PaidCheckoutAnswer, WirePaymentDetails } from './wire-tip.ts';

/** A new tip for a checkout, in the version that was last read. */
export interface TipUpdate {
  readonly id: string;
  readonly versionKey: string;
  readonly tip: Cents;
}

//
/** Wire format of `TipUpdate`. */
interface TipBody {
  versionKey: string;
  paymentDetails: WirePaymentDetails;
}

export const modifyTip: Call<TipUpdate, PaidCheckout, TipBody, PaidCheckoutAnswer> = call({
  name: 'payment.modify-tip',
  summary: 'Changes the tip of a checkout, unless its version has changed.',
  service: 'payment',
  method: 'PUT',
  path: '/payment/v1/modifytip/{checkoutId}',
  write: true,
  auth: 'bearer',
  body: v.object({ versionKey: VersionKeySchema, paymentDetails: WirePaymentDetailsSchema }),
  response: PaidCheckoutAnswerSchema,
  errors: [{ status: 409, as: 'version_conflict' }],
  encode: ({ id, versionKey, tip }) => ({
    params: { checkoutId: id },
    body: { versionKey, paymentDetails: { gratuityAmount: toWireDollars(tip) } },
  }),
  decode: toPaidCheckout,
});
