import * as v from 'valibot';
import { DELIVERY_TYPES } from '../../domain/checkout.ts';
import type { Checkout, DeliveryType } from '../../domain/checkout.ts';
import { call } from '../call.ts';
import type { Call } from '../call.ts';
import { checkoutRefusals } from './refusals.ts';
import { CHECKOUTS_PATH, CheckoutAnswerSchema, toCheckout } from './wire-checkout.ts';
import type { CheckoutAnswer } from './wire-checkout.ts';
import { toWirePayments, WirePaymentIds } from './wire-money.ts';
import type { WirePaymentId } from './wire-money.ts';
import { WireContactUpdateSchema } from './wire-order.ts';
import type { WireContactUpdate } from './wire-order.ts';
import { VersionKeySchema } from './wire-tip.ts';

/** New contact details of an order. */
export interface ContactUpdate {
  readonly firstName: string;
  readonly lastName: string;
  /** +1 and ten digits. */
  readonly phone?: string | undefined;
  readonly smsOptIn?: boolean | undefined;
  readonly dateOfBirth?: string | undefined;
}

/** Changes to the fulfilment of an order; absent fields stay unchanged. */
export interface FulfilmentUpdate {
  readonly checkout: Pick<Checkout, 'id' | 'versionKey' | 'payments'>;
  readonly contact?: ContactUpdate | undefined;
  readonly instructions?: string | undefined;
  readonly deliveryType?: DeliveryType | undefined;
}

/** Wire format of `FulfilmentUpdate`. */
interface FulfilmentBody {
  versionKey: string;
  payments: WirePaymentId[];
  fulfillment: {
    contact?: WireContactUpdate | undefined;
    instructions?: string | undefined;
    deliveryType?: DeliveryType | undefined;
  };
}

const toWireContact = ({
  smsOptIn,
  firstName,
  lastName,
  phone,
  dateOfBirth,
}: ContactUpdate): WireContactUpdate => ({
  firstName,
  lastName,
  ...(phone !== undefined && { phone }),
  ...(smsOptIn !== undefined && { smsOptin: smsOptIn }),
  ...(dateOfBirth !== undefined && { dateOfBirth }),
});

// [C-7.3]
export const updateFulfilment: Call<FulfilmentUpdate, Checkout, FulfilmentBody, CheckoutAnswer> = call({
  name: 'checkout.update-fulfilment',
  summary: 'Changes an order’s contact, instructions or handover.',
  service: 'checkout',
  method: 'PUT',
  path: `${CHECKOUTS_PATH}/{checkoutId}/fulfillment`,
  write: true,
  auth: 'bearer',
  body: v.object({
    versionKey: VersionKeySchema,
    payments: WirePaymentIds,
    fulfillment: v.object({
      contact: v.optional(WireContactUpdateSchema),
      instructions: v.optional(v.pipe(v.string(), v.maxLength(128))),
      deliveryType: v.optional(v.picklist(DELIVERY_TYPES)),
    }),
  }),
  response: CheckoutAnswerSchema,
  errors: checkoutRefusals,
  encode: ({ checkout: { id, versionKey, payments }, contact, instructions, deliveryType }) => ({
    params: { checkoutId: id },
    body: {
      versionKey,
      payments: toWirePayments(payments),
      fulfillment: {
        ...(contact && { contact: toWireContact(contact) }),
        ...(instructions !== undefined && { instructions }),
        ...(deliveryType && { deliveryType }),
      },
    },
  }),
  decode: toCheckout,
});
