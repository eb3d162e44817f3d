import * as v from 'valibot';
import type { Checkout } from '../../domain/checkout.ts';
import type { Cents } from '../../domain/money.ts';
import { call } from '../call.ts';
import type { Call } from '../call.ts';
import { toWireDollars, WireDollarsSchema } from '../wire-amount.ts';
import { orderRefusals } from './refusals.ts';
import { CHECKOUTS_PATH, CheckoutAnswerSchema, toCheckout } from './wire-checkout.ts';
import type { CheckoutAnswer } from './wire-checkout.ts';
import { toWireIdentity, WireIdentitySchema } from './wire-identity.ts';
import type { OrderIdentity, WireIdentity } from './wire-identity.ts';
import { VersionKeySchema } from './wire-tip.ts';

/** A card and the amount that it pays. */
export interface Tender {
  readonly cardId: string;
  readonly amount: Cents;
}

/** An order to place, in the version that the shopper has seen. */
export interface Activation {
  readonly checkout: Pick<Checkout, 'id' | 'versionKey' | 'tip'>;
  /** Idempotency key of the submission, as in its header. */
  readonly operation: string;
  readonly bank: readonly Tender[];
  readonly snap: readonly (Tender & { readonly pinToken: string })[];
  readonly gift: readonly Tender[];
  readonly identity?: OrderIdentity | undefined;
  readonly mockPaymentDeclines?: boolean | undefined;
  readonly bannerDomain?: string | undefined;
}

/** Wire format of a tender. */
interface WireTender {
  id: string;
  amount: string;
}

// [C-3.9]
/** A SNAP card, which also requires its PIN. */
interface WireEbtTender extends WireTender {
  program: 'SNAP';
  encryptedPin: string;
}

// [C-3.14]
/** Wire format of `Activation`. */
interface ActivationBody {
  type: 'ACTIVATE';
  versionKey: string;
  idempotencyKey: string;
  paymentDetails: {
    gratuityAmount: string;
    paymentMethods: {
      bankCards: WireTender[];
      ebtCards: WireEbtTender[];
      giftCards: WireTender[];
    };
    identityData?: WireIdentity | undefined;
  };
  options: {
    isV2Payment: true;
    mockPaymentDeclines?: boolean | undefined;
    bannerDomain?: string | undefined;
  };
}

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const WireTenderSchema = v.object({ id, amount: WireDollarsSchema });
const EbtTender = v.object({
  ...WireTenderSchema.entries,
  program: v.literal('SNAP'),
  encryptedPin: id,
});

const toWireTender = ({ cardId, amount }: Tender): WireTender => ({
  id: cardId,
  amount: toWireDollars(amount),
});

// [C-7.5]
export const activateCheckout: Call<Activation, Checkout, ActivationBody, CheckoutAnswer> = call({
  name: 'checkout.activate',
  summary: 'Places the order of a checkout, and places holds on its cards.',
  service: 'checkout',
  method: 'PUT',
  path: `${CHECKOUTS_PATH}/{checkoutId}`,
  kind: { field: 'type', is: 'ACTIVATE' },
  write: true,
  auth: 'bearer',
  body: v.object({
    type: v.literal('ACTIVATE'),
    versionKey: VersionKeySchema,
    idempotencyKey: id,
    paymentDetails: v.object({
      gratuityAmount: WireDollarsSchema,
      paymentMethods: v.object({
        bankCards: v.pipe(v.array(WireTenderSchema), v.maxLength(1)),
        ebtCards: v.pipe(v.array(EbtTender), v.maxLength(1)),
        giftCards: v.pipe(v.array(WireTenderSchema), v.maxLength(20)),
      }),
      identityData: v.optional(WireIdentitySchema),
    }),
    options: v.object({
      isV2Payment: v.literal(true),
      mockPaymentDeclines: v.optional(v.boolean()),
      bannerDomain: v.optional(v.pipe(v.string(), v.maxLength(253))),
    }),
  }),
  response: CheckoutAnswerSchema,
  errors: orderRefusals,
  encode: ({ checkout, operation, bank, snap, gift, identity, mockPaymentDeclines, bannerDomain }) => ({
    params: { checkoutId: checkout.id },
    body: {
      type: 'ACTIVATE',
      versionKey: checkout.versionKey,
      idempotencyKey: operation,
      paymentDetails: {
        gratuityAmount: toWireDollars(checkout.tip),
        paymentMethods: {
          bankCards: bank.map(toWireTender),
          ebtCards: snap.map((one) => ({
            ...toWireTender(one),
            program: 'SNAP',
            encryptedPin: one.pinToken,
          })),
          giftCards: gift.map(toWireTender),
        },
        ...(identity && { identityData: toWireIdentity(identity) }),
      },
      options: {
        isV2Payment: true,
        ...(mockPaymentDeclines !== undefined && { mockPaymentDeclines }),
        ...(bannerDomain !== undefined && { bannerDomain }),
      },
    },
  }),
  decode: toCheckout,
});
