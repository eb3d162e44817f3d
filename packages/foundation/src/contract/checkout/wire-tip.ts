import * as v from 'valibot';
import type { Cents } from '../../domain/money.ts';
import { toCents } from '../wire-amount.ts';
import type { WireData } from '../wire-data.ts';

/** Formats a tip for the services: dollars with both decimals. */
export const toGratuityAmount = (cents: Cents): string => (cents / 100).toFixed(2);

const amount = v.pipe(v.string(), v.regex(/^\d{1,6}\.\d{2}$/));

/** Wire format of the tip. */
export interface WirePaymentDetails {
  gratuityAmount: string;
}

export const WirePaymentDetailsSchema = v.object({ gratuityAmount: amount });

/** Wire format of a checkout, as the payment service sends it. */
interface WirePaidCheckout {
  id: string;
  versionKey: string;
  status: string;
  paymentDetails: WirePaymentDetails;
}
export type PaidCheckoutAnswer = WireData<'checkout', WirePaidCheckout>;

export const VersionKeySchema: v.GenericSchema<string> = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

export const PaidCheckoutAnswerSchema = v.object({
  data: v.object({
    checkout: v.object({
      id: v.string(),
      versionKey: VersionKeySchema,
      status: v.string(),
      paymentDetails: WirePaymentDetailsSchema,
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
