import * as v from 'valibot';
import type { Cents } from '../../domain/money.ts';
import { toCents, WireAmountSchema, WireDollarsSchema } from '../wire-amount.ts';
import type { WireAmount } from '../wire-amount.ts';
import type { WireData } from '../wire-data.ts';

/** Wire format of the tip in a request. */
export interface WirePaymentDetails {
  gratuityAmount: string;
}

export const WirePaymentDetailsSchema = v.object({ gratuityAmount: WireDollarsSchema });

/** Wire format of a checkout, as the payment service sends it. */
interface WirePaidCheckout {
  id: string;
  versionKey: string;
  status: string;
  paymentDetails: { gratuityAmount: WireAmount };
}
export type PaidCheckoutAnswer = WireData<'checkout', WirePaidCheckout>;

export const VersionKeySchema: v.GenericSchema<string> = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

export const PaidCheckoutAnswerSchema = v.object({
  data: v.object({
    checkout: v.object({
      id: v.string(),
      versionKey: VersionKeySchema,
      status: v.string(),
      paymentDetails: v.object({ gratuityAmount: WireAmountSchema }),
    }),
  }),
});

/** The payment-related fields of a checkout. */
export interface PaidCheckout {
  readonly id: string;
  readonly versionKey: string;
  readonly status: string;
  readonly tip: Cents;
}

export const toPaidCheckout = ({ data: { checkout } }: PaidCheckoutAnswer): PaidCheckout => ({
  id: checkout.id,
  versionKey: checkout.versionKey,
  status: checkout.status,
  tip: toCents(checkout.paymentDetails.gratuityAmount),
});
