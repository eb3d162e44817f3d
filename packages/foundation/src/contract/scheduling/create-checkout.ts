import * as v from 'valibot';
import { DELIVERY_TYPES } from '../../domain/checkout.ts';
import type { DeliveryType, OrderedLine } from '../../domain/checkout.ts';
import { phoneDigits } from '../../domain/phone.ts';
import type { ScheduledModality } from '../../domain/timeslot.ts';
import { call } from '../call.ts';
import type { Call } from '../call.ts';
import type { WireData } from '../wire-data.ts';
import { toWireLineItems, WireLineItemSchema } from '../checkout/wire-line-item.ts';
import type { WireLineItem } from '../checkout/wire-line-item.ts';
import { WireModalitySchema } from '../modality/wire-modality.ts';
import type { WireModality } from '../modality/wire-modality.ts';
import { promiseRefusals } from './refusals.ts';

/** Contact details for an order. */
export interface Contact {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
}

/** A cart to check out, with its reserved time and items. */
export interface NewCheckout {
  readonly cartId: string;
  readonly modality: ScheduledModality;
  /** The shopper's email address. */
  readonly email?: string | undefined;
  readonly contact: Pick<Contact, 'firstName' | 'lastName' | 'phone'>;
  readonly deliveryType: DeliveryType;
  readonly promise: { readonly id: string; readonly versionKey: string };
  readonly instructions?: string | undefined;
  readonly lines: readonly OrderedLine[];
  readonly properties?: Readonly<Record<string, string>> | undefined;
}

/** A new checkout. */
export interface Checkout {
  readonly id: string;
  readonly versionKey: string;
  readonly status: string;
}

/** Wire format of the contact of a new order. */
interface WireContact {
  firstName: string;
  lastName: string;
  phone?: string | undefined;
}

// [C-3.3] [C-3.4] [C-3.12]
/** Wire format of `NewCheckout`. */
export interface CheckoutBody {
  buyer: { email?: string | undefined };
  fulfillment: {
    contact: WireContact;
    deliveryType: DeliveryType;
    promise: { id: string; versionKey: string };
    instructions?: string | undefined;
  };
  lineItems: WireLineItem[];
  modalityType: WireModality;
  cartId: string;
  properties?: Record<string, string> | undefined;
}

/** Wire format of a new checkout. */
interface WireCheckout {
  id: string;
  versionKey: string;
  status: string;
}

const name = v.pipe(v.string(), v.maxLength(40));
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

const Body = v.object({
  buyer: v.object({ email: v.optional(v.pipe(v.string(), v.maxLength(254))) }),
  fulfillment: v.object({
    contact: v.object({
      firstName: name,
      lastName: name,
      // Empty, if the shopper is to be asked for it.
      phone: v.optional(v.pipe(v.string(), v.regex(/^(?:\+1\d{10})?$/))),
    }),
    deliveryType: v.picklist(DELIVERY_TYPES),
    promise: v.object({ id, versionKey: v.pipe(v.string(), v.maxLength(64)) }),
    instructions: v.optional(v.pipe(v.string(), v.maxLength(128))),
  }),
  lineItems: v.pipe(v.array(WireLineItemSchema), v.maxLength(300)),
  modalityType: WireModalitySchema,
  cartId: id,
  properties: v.optional(v.record(v.pipe(v.string(), v.maxLength(64)), v.pipe(v.string(), v.maxLength(500)))),
});

/** Returns a phone number as it is dialled; empty if it is none, so that the shopper is asked for one. */
function dialled(phone: string): string {
  const digits = phoneDigits(phone);
  return digits === undefined ? '' : `+1${digits}`;
}

const toBody = ({ email, contact, instructions, properties, ...from }: NewCheckout): CheckoutBody => ({
  buyer: { ...(email !== undefined && { email }) },
  fulfillment: {
    contact: {
      firstName: contact.firstName.slice(0, 40),
      lastName: contact.lastName.slice(0, 40),
      ...(contact.phone !== undefined && { phone: dialled(contact.phone) }),
    },
    deliveryType: from.deliveryType,
    promise: { ...from.promise },
    ...(instructions !== undefined && { instructions: instructions.slice(0, 128) }),
  },
  lineItems: toWireLineItems(from.lines, from.modality),
  modalityType: from.modality,
  cartId: from.cartId,
  ...(properties && { properties: { ...properties } }),
});

export const createCheckout: Call<
  NewCheckout,
  Checkout,
  CheckoutBody,
  WireData<'checkout', WireCheckout>
> = call({
  name: 'checkout.create',
  summary: 'Creates a checkout of the cart for a reserved time.',
  service: 'checkout',
  method: 'POST',
  path: '/checkout/v2/checkouts',
  write: true,
  auth: 'bearer',
  body: Body,
  response: v.object({
    data: v.object({
      checkout: v.object({ id, versionKey: v.pipe(v.string(), v.minLength(1)), status: v.string() }),
    }),
  }),
  errors: [{ status: 422, code: 'CART_EMPTY', as: 'cart_empty' }, ...promiseRefusals],
  encode: (from) => ({ body: toBody(from) }),
  decode: ({ data }) => data.checkout,
});
