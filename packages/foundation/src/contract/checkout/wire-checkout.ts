import * as v from 'valibot';
import { CHECKOUT_STATUSES } from '../../domain/checkout.ts';
import type { Checkout, CheckoutStatus, PaymentLine } from '../../domain/checkout.ts';
import { ifReadable } from '../if-readable.ts';
import { toModality, WireModalitySchema } from '../modality/wire-modality.ts';
import type { WireModality } from '../modality/wire-modality.ts';
import { WirePlaceSchema } from '../profile/wire-place.ts';
import type { WirePlace } from '../profile/wire-place.ts';
import { toCents, WireAmountSchema } from '../wire-amount.ts';
import type { WireAmount } from '../wire-amount.ts';
import type { WireData } from '../wire-data.ts';
import {
  toPaymentCard,
  toSummary,
  toSummaryLine,
  WirePaymentLineSchema,
  WireSummaryLineSchema,
  WireSummarySchema,
} from './wire-money.ts';
import type { WirePaymentLine, WireSummary, WireSummaryLine } from './wire-money.ts';
import {
  toOrderContact,
  toOrderLine,
  toOrderPlace,
  toOrderTime,
  WireOrderFulfilmentSchema,
  WireOrderLineSchema,
} from './wire-order.ts';
import type { WireOrderFulfilment, WireOrderLine } from './wire-order.ts';

/** Path of the checkouts. */
export const CHECKOUTS_PATH = '/checkout/v2/checkouts';

// [C-3.10]
/** Wire format of an applied promotion. */
interface WirePromo {
  id: string;
  code: string;
  description: string;
}

// [C-3.1] [C-3.4] [C-3.5]
/** Wire format of a complete checkout. */
export interface WireWholeCheckout {
  id: string;
  checksum: string;
  versionKey: string;
  status: CheckoutStatus;
  modalityType: WireModality;
  cartId: string;
  lineItems: WireOrderLine[];
  payments: WirePaymentLine[];
  fulfillment: WireOrderFulfilment;
  summary: WireSummary;
  /** Summary of the order as placed, when modifications are applied. */
  originalSummary?: WireSummary | undefined;
  /** Line items of the order as placed, when modifications are applied. */
  originalLineItems?: WireOrderLine[] | undefined;
  priceAdjustment?: { promos: WirePromo[] } | undefined;
  calculatedProperties: {
    uiPaymentSummary: { lines: WireSummaryLine[] };
    isTipEligible: boolean;
    tipSuggestions?: { label: string; value: WireAmount }[] | undefined;
  };
  paymentDetails: {
    gratuityAmount: WireAmount;
    /** Amounts authorized for the order as placed; no page shows them. */
    existingAuthorizations?: { id: string; amount: WireAmount }[] | undefined;
    /** Remaining balance of the paying EBT card; only sent shortly after its PIN was entered. */
    ebtDetails?: { remainingBalance: { snap: WireAmount } } | undefined;
  };
  buyer: {
    profileId?: string | undefined;
    email?: string | undefined;
    loyaltyId?: string | undefined;
    dateOfBirth?: string | undefined;
    /** Delivery address. */
    address?: WirePlace | undefined;
  };
  properties?:
    | { paymentVersion?: string | undefined; createOrderPromiseHadFallout?: boolean | undefined }
    | undefined;
  /** Idempotency key of the last accepted submission. */
  idempotencyKey?: string | undefined;
  order?: { id: string; number: string; placedAt: string; appName?: string | undefined } | undefined;
}

const text = v.optional(v.string());

const WireWholeCheckoutSchema = v.object({
  id: v.string(),
  checksum: v.string(),
  versionKey: v.pipe(v.string(), v.minLength(1)),
  // An unknown one may mean that there is an order, or that there is none.
  status: v.picklist(CHECKOUT_STATUSES),
  modalityType: WireModalitySchema,
  cartId: v.string(),
  lineItems: v.array(WireOrderLineSchema),
  payments: v.array(WirePaymentLineSchema),
  fulfillment: WireOrderFulfilmentSchema,
  summary: WireSummarySchema,
  originalSummary: v.optional(WireSummarySchema),
  originalLineItems: v.optional(v.array(WireOrderLineSchema)),
  priceAdjustment: v.optional(
    v.object({
      promos: v.array(v.object({ id: v.string(), code: v.string(), description: v.string() })),
    }),
  ),
  calculatedProperties: v.object({
    uiPaymentSummary: v.object({ lines: v.array(WireSummaryLineSchema) }),
    isTipEligible: v.boolean(),
    tipSuggestions: v.optional(v.array(v.object({ label: v.string(), value: WireAmountSchema }))),
  }),
  paymentDetails: v.object({
    gratuityAmount: WireAmountSchema,
    existingAuthorizations: ifReadable(v.array(v.object({ id: v.string(), amount: WireAmountSchema }))),
    ebtDetails: v.optional(v.object({ remainingBalance: v.object({ snap: WireAmountSchema }) })),
  }),
  buyer: v.object({
    profileId: text,
    email: text,
    loyaltyId: text,
    dateOfBirth: text,
    address: v.optional(WirePlaceSchema),
  }),
  properties: v.optional(
    v.object({
      paymentVersion: text,
      createOrderPromiseHadFallout: v.optional(v.boolean()),
    }),
  ),
  idempotencyKey: text,
  order: v.optional(
    v.object({
      id: v.string(),
      number: v.string(),
      placedAt: v.pipe(v.string(), v.isoTimestamp()),
      appName: text,
    }),
  ),
});

/** Response of every checkout call. */
export type CheckoutAnswer = WireData<'checkout', WireWholeCheckout>;
export const CheckoutAnswerSchema = v.object({ data: v.object({ checkout: WireWholeCheckoutSchema }) });

const toPaymentLine = (line: WirePaymentLine): PaymentLine => ({
  id: line.id,
  amount: toCents(line.amountToAuthorize),
  card: toPaymentCard(line),
});

/** Converts the fulfilment fields of a checkout. */
function fulfilmentOf({ contact, instructions, deliveryType, promise }: WireOrderFulfilment) {
  return {
    contact: contact && toOrderContact(contact),
    place: contact && toOrderPlace(contact),
    instructions,
    deliveryType,
    time: promise && toOrderTime(promise),
  };
}

/** Converts the payment fields of a checkout. */
function moneyOf(wire: WireWholeCheckout) {
  const { calculatedProperties: calculated, paymentDetails } = wire;
  const payments = wire.payments.map(toPaymentLine);
  // An order and its changes are paid differently with each group.
  const isPaidNext = wire.status === 'DRAFT' || wire.originalSummary !== undefined;
  if (isPaidNext && payments.some(({ card }) => card.group === 'other'))
    throw new TypeError('Unknown card type.');
  return {
    payments,
    summary: toSummary(wire.summary),
    originalSummary: wire.originalSummary && toSummary(wire.originalSummary),
    summaryLines: calculated.uiPaymentSummary.lines.map(toSummaryLine),
    promos: wire.priceAdjustment?.promos ?? [],
    isTipEligible: calculated.isTipEligible,
    tipSuggestions: (calculated.tipSuggestions ?? []).map(({ label, value }) => ({
      label,
      value: toCents(value),
    })),
    tip: toCents(paymentDetails.gratuityAmount),
    snapBalance: paymentDetails.ebtDetails && toCents(paymentDetails.ebtDetails.remainingBalance.snap),
  };
}

/** Returns the checkout of a response. Throws for a card of unknown type, unless it has paid already. */
export const toCheckout = ({ data: { checkout: wire } }: CheckoutAnswer): Checkout => ({
  id: wire.id,
  checksum: wire.checksum,
  versionKey: wire.versionKey,
  status: wire.status,
  modality: toModality(wire.modalityType),
  cartId: wire.cartId,
  lines: wire.lineItems.map(toOrderLine),
  originalLines: (wire.originalLineItems ?? []).map(toOrderLine),
  ...fulfilmentOf(wire.fulfillment),
  ...moneyOf(wire),
  email: wire.buyer.email,
  dateOfBirth: wire.buyer.dateOfBirth,
  hadFallout: wire.properties?.createOrderPromiseHadFallout ?? false,
  lastOperation: wire.idempotencyKey,
  order: wire.order && {
    id: wire.order.id,
    number: wire.order.number,
    placedAt: Date.parse(wire.order.placedAt),
    appName: wire.order.appName,
  },
});
