import * as v from 'valibot';
import type { ScheduledModality, WantedItem } from '../../domain/timeslot.ts';
import { call } from '../call.ts';
import type { Call } from '../call.ts';
import type { WireData } from '../wire-data.ts';
import { WireModalitySchema } from '../modality/wire-modality.ts';
import type { WireModality } from '../modality/wire-modality.ts';
import { promiseRefusals } from './refusals.ts';
import { toWireItems, WireWantedItems } from './wire-items.ts';
import type { WireWantedItem } from './wire-items.ts';

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
  readonly buyer: Contact;
  readonly contact: Contact;
  readonly deliveryType: string;
  readonly promise: { readonly id: string; readonly versionKey: string };
  readonly instructions?: string | undefined;
  readonly items: readonly WantedItem[];
  readonly properties?: Readonly<Record<string, string>> | undefined;
}

/** A new checkout. */
export interface Checkout {
  readonly id: string;
  readonly versionKey: string;
  readonly status: string;
}

/** Wire format of `Contact`. */
interface WireContact {
  firstName: string;
  lastName: string;
  phone?: string | undefined;
  email?: string | undefined;
}

/** Wire format of `NewCheckout`. */
export interface CheckoutBody {
  buyer: WireContact;
  fulfillment: {
    contact: WireContact;
    deliveryType: string;
    promise: { id: string; versionKey: string };
    instructions?: string | undefined;
  };
  lineItems: WireWantedItem[];
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

const name = v.pipe(v.string(), v.maxLength(375));
const WireContactSchema = v.object({
  firstName: name,
  lastName: name,
  phone: v.optional(v.pipe(v.string(), v.maxLength(20))),
  email: v.optional(v.pipe(v.string(), v.maxLength(254))),
});
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

const Body = v.object({
  buyer: WireContactSchema,
  fulfillment: v.object({
    contact: WireContactSchema,
    deliveryType: v.pipe(v.string(), v.maxLength(40)),
    promise: v.object({ id, versionKey: v.pipe(v.string(), v.maxLength(64)) }),
    instructions: v.optional(v.pipe(v.string(), v.maxLength(1000))),
  }),
  lineItems: WireWantedItems,
  modalityType: WireModalitySchema,
  cartId: id,
  properties: v.optional(v.record(v.pipe(v.string(), v.maxLength(64)), v.pipe(v.string(), v.maxLength(500)))),
});

const toWireContact = ({ firstName, lastName, phone, email }: Contact): WireContact => ({
  firstName,
  lastName,
  ...(phone !== undefined && { phone }),
  ...(email !== undefined && { email }),
});

const toBody = (from: NewCheckout): CheckoutBody => ({
  buyer: toWireContact(from.buyer),
  fulfillment: {
    contact: toWireContact(from.contact),
    deliveryType: from.deliveryType,
    promise: { ...from.promise },
    ...(from.instructions !== undefined && { instructions: from.instructions }),
  },
  lineItems: toWireItems(from.items),
  modalityType: from.modality,
  cartId: from.cartId,
  ...(from.properties && { properties: { ...from.properties } }),
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
