import * as v from 'valibot';
import { call } from '../call.ts';
import type { Call } from '../call.ts';
import type { WireData } from '../wire-data.ts';
import { paymentRefusals } from './refusals.ts';
import { VersionKeySchema } from './wire-tip.ts';

//
/** Transaction types and statuses. */
const TYPES = ['AUTHORIZATION', 'CANCELLATION', 'COMPLETION', 'FINALIZE', 'RETURN', 'REVERSAL'] as const;
const STATUSES = ['APPROVED', 'CANCELLED', 'DECLINED', 'ERRORED', 'REVERSED'] as const;

/** A card to charge for a checkout, in the version that was last read. */
export interface NewPayment {
  readonly checkoutId: string;
  readonly versionKey: string;
  readonly paymentGram: string;
}

/** A payment and its status. */
export interface Payment {
  readonly id: string;
  readonly checkoutId: string;
  readonly transactionType: (typeof TYPES)[number];
  readonly transactionStatus: (typeof STATUSES)[number];
}

/** Wire format of a payment. */
interface WirePayment {
  id: string;
  checkoutId: string;
  transactionType: (typeof TYPES)[number];
  transactionStatus: (typeof STATUSES)[number];
}

/** Wire format of `NewPayment`. */
interface NewPaymentBody {
  checkoutId: string;
  versionKey: string;
  paymentGram: string;
}

export const createPayment: Call<
  NewPayment,
  Payment,
  NewPaymentBody,
  WireData<'payment', WirePayment>
> = call({
  name: 'payment.create',
  summary: 'Asks a card of the shopper whether it pays for a checkout.',
  service: 'payment',
  method: 'POST',
  path: '/payment/v1/payments',
  write: true,
  auth: 'bearer',
  body: v.object({
    checkoutId: v.pipe(v.string(), v.maxLength(200)),
    versionKey: VersionKeySchema,
    paymentGram: v.pipe(v.string(), v.maxLength(200)),
  }),
  response: v.object({
    data: v.object({
      payment: v.object({
        id: v.string(),
        checkoutId: v.string(),
        transactionType: v.picklist(TYPES),
        transactionStatus: v.picklist(STATUSES),
      }),
    }),
  }),
  errors: [
    // The issuer has accepted this payment before.
    { status: 402, code: 'DUPLICATE_TRANSACTION', as: 'unconfirmed' },
    ...paymentRefusals,
    { status: 409, as: 'version_conflict' },
  ],
  encode: (payment) => ({ body: { ...payment } }),
  decode: ({ data }) => data.payment,
});
