import * as v from 'valibot';
import type { Checkout, DeliveryType } from '../../domain/checkout.ts';
import { DELIVERY_TYPES } from '../../domain/checkout.ts';
import { call } from '../call.ts';
import type { Call } from '../call.ts';
import { toWireDollars, WireDollarsSchema } from '../wire-amount.ts';
import { partnerRefusal } from '../partner-refusal.ts';
import { orderRefusals } from './refusals.ts';
import { CHECKOUTS_PATH, CheckoutAnswerSchema, toCheckout } from './wire-checkout.ts';
import type { CheckoutAnswer } from './wire-checkout.ts';
import { toWireIdentity, WireIdentitySchema } from './wire-identity.ts';
import type { OrderIdentity, WireIdentity } from './wire-identity.ts';
import { toWireLineItems, WireLineItemSchema } from './wire-line-item.ts';
import type { WireLineItem } from './wire-line-item.ts';
import { VersionKeySchema } from './wire-tip.ts';

/** Changes to a placed order, in the version that the shopper has seen. */
export interface Modification {
  readonly checkout: Pick<
    Checkout,
    | 'id'
    | 'versionKey'
    | 'checksum'
    | 'lines'
    | 'modality'
    | 'summary'
    | 'payments'
    | 'instructions'
    | 'deliveryType'
    | 'promos'
  >;
  /** Idempotency key of the submission, as in its header. */
  readonly operation: string;
  /** Token for the PIN of the paying SNAP card; empty without one. */
  readonly pinToken: string;
  /** "YYYY-MM-DD"; set when the order contains age-restricted items. */
  readonly dateOfBirth?: string | undefined;
  readonly identity?: OrderIdentity | undefined;
}

// [C-3.17]
/** A card that the order was authorized on, with its new amount. */
interface WireExistingAuthorization {
  id: string;
  amount: string;
  encryptedPin?: string | undefined;
}

/** Wire format of `Modification`. */
interface ModificationBody {
  type: 'MODIFY';
  idempotencyKey: string;
  versionKey: string;
  checksum: string;
  lineItems: WireLineItem[];
  summary: { cost: { total: string } };
  buyer: { dateOfBirth?: string | undefined };
  fulfillment: { deliveryType?: DeliveryType | undefined; instructions: string };
  priceAdjustment: { promos: { code: string }[] };
  paymentDetails: {
    paymentVersion: '2';
    paymentMethods: { existingAuthorizations: WireExistingAuthorization[] };
    identityData?: WireIdentity | undefined;
  };
}

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

// [C-7.6]
export const modifyCheckout: Call<Modification, Checkout, ModificationBody, CheckoutAnswer> = call({
  name: 'checkout.modify',
  summary: 'Changes a placed order to the contents of its cart, paid by the cards of the order.',
  service: 'checkout',
  method: 'PUT',
  path: `${CHECKOUTS_PATH}/{checkoutId}`,
  kind: { field: 'type', is: 'MODIFY' },
  write: true,
  auth: 'bearer',
  body: v.object({
    type: v.literal('MODIFY'),
    idempotencyKey: id,
    versionKey: VersionKeySchema,
    checksum: id,
    lineItems: v.pipe(v.array(WireLineItemSchema), v.minLength(1), v.maxLength(1000)),
    summary: v.object({ cost: v.object({ total: WireDollarsSchema }) }),
    buyer: v.object({ dateOfBirth: v.optional(v.pipe(v.string(), v.isoDate())) }),
    fulfillment: v.object({
      deliveryType: v.optional(v.picklist(DELIVERY_TYPES)),
      instructions: v.pipe(v.string(), v.maxLength(128)),
    }),
    priceAdjustment: v.object({
      promos: v.pipe(v.array(v.object({ code: v.pipe(v.string(), v.maxLength(128)) })), v.maxLength(20)),
    }),
    paymentDetails: v.object({
      paymentVersion: v.literal('2'),
      paymentMethods: v.object({
        existingAuthorizations: v.pipe(
          v.array(v.object({ id, amount: WireDollarsSchema, encryptedPin: v.optional(id) })),
          v.maxLength(25),
        ),
      }),
      identityData: v.optional(WireIdentitySchema),
    }),
  }),
  response: CheckoutAnswerSchema,
  errors: [
    partnerRefusal,
    // [C-8.11] [C-8.12]
    { codeHas: 'PROMISE_FALLOUT', as: 'promise_fallout' },
    { codeHas: 'RESTRICTED_ITEM', as: 'promise_fallout' },
    { code: 'CANNOT_MODIFY', as: 'order_unchangeable' },
    { status: 404, code: 'MODIFICATION_MISSING', as: 'modification_missing' },
    ...orderRefusals,
  ],
  encode: ({ checkout, operation, pinToken, dateOfBirth, identity }) => ({
    params: { checkoutId: checkout.id },
    body: {
      type: 'MODIFY',
      idempotencyKey: operation,
      versionKey: checkout.versionKey,
      checksum: checkout.checksum,
      lineItems: toWireLineItems(checkout.lines, checkout.modality),
      summary: { cost: { total: toWireDollars(checkout.summary.cost.total) } },
      buyer: { ...(dateOfBirth !== undefined && { dateOfBirth }) },
      fulfillment: {
        ...(checkout.deliveryType && { deliveryType: checkout.deliveryType }),
        instructions: checkout.instructions,
      },
      priceAdjustment: { promos: checkout.promos.map(({ code }) => ({ code })) },
      paymentDetails: {
        paymentVersion: '2',
        paymentMethods: {
          existingAuthorizations: checkout.payments.map(({ id: line, amount, card }) => ({
            id: line,
            amount: toWireDollars(amount),
            ...(card.group === 'snap' && pinToken !== '' && { encryptedPin: pinToken }),
          })),
        },
        ...(identity && { identityData: toWireIdentity(identity) }),
      },
    },
  }),
  decode: toCheckout,
});
