import * as v from 'valibot';
import { CARD_BRANDS } from '../../domain/card.ts';
import type { CardBrand, CardGroup, PaymentGroup } from '../../domain/card.ts';
import type { OrderSummary, PaymentCard, PaymentLine, SummaryLine } from '../../domain/checkout.ts';
import { toCents, toWireDollars, WireAmountSchema, WireDollarsSchema } from '../wire-amount.ts';
import type { WireAmount } from '../wire-amount.ts';

// [C-3.2]
/** Wire format of an order's amounts. */
export interface WireSummary {
  cost: {
    total: WireAmount;
    itemTotal: WireAmount;
    taxTotal: WireAmount;
    gratuityTotal: WireAmount;
    yellowTagDiscountTotal: WireAmount;
    ebtTotal: WireAmount;
    nonEbtTotal: WireAmount;
  };
  itemCount: number;
}

export const WireSummarySchema = v.object({
  cost: v.object({
    total: WireAmountSchema,
    itemTotal: WireAmountSchema,
    taxTotal: WireAmountSchema,
    gratuityTotal: WireAmountSchema,
    yellowTagDiscountTotal: WireAmountSchema,
    ebtTotal: WireAmountSchema,
    nonEbtTotal: WireAmountSchema,
  }),
  itemCount: v.pipe(v.number(), v.minValue(0)),
});

const LINE_TYPES = ['SUBTOTAL', 'TIP', 'TOTAL', 'FEE', 'TAX', 'PROMO', 'OTHER'] as const;

// [C-3.7]
/** A summary line without nested lines. */
interface WireNestedLine {
  type: (typeof LINE_TYPES)[number];
  /** Absent while the amount is unknown. */
  amount?: WireAmount | undefined;
  description: string;
}

/** Wire format of a payment summary line. */
export interface WireSummaryLine extends WireNestedLine {
  nestedLines?: WireNestedLine[] | undefined;
}

const WireNestedLineSchema = v.object({
  // A new type of line is shown with its description and amount.
  type: v.fallback(v.picklist(LINE_TYPES), 'OTHER'),
  amount: v.optional(WireAmountSchema),
  description: v.string(),
});

export const WireSummaryLineSchema = v.object({
  ...WireNestedLineSchema.entries,
  nestedLines: v.optional(v.array(WireNestedLineSchema)),
});

// [C-3.6] [C-3.8]
/** Wire format of the amount that one card pays. */
export interface WirePaymentLine {
  id: string;
  amountToAuthorize: WireAmount;
  /** EBT, EBT_CARD, GIFT_CARD, BANK_CARD or another name of a bank card. */
  paymentType: string;
  card: { id: string; brand: CardBrand; lastFourPan: string; isExpired: boolean };
}

export const WirePaymentLineSchema = v.object({
  id: v.string(),
  amountToAuthorize: WireAmountSchema,
  paymentType: v.string(),
  card: v.object({
    id: v.string(),
    brand: v.fallback(v.picklist(CARD_BRANDS), 'NONE'),
    lastFourPan: v.string(),
    isExpired: v.boolean(),
  }),
});

/** Wire format of a payment line in a request. */
export interface WirePaymentId {
  id: string;
  amountToAuthorize: string;
}

export const WirePaymentIds = v.pipe(
  v.array(v.object({ id: v.pipe(v.string(), v.maxLength(200)), amountToAuthorize: WireDollarsSchema })),
  v.maxLength(25),
);

export const toWirePayments = (payments: readonly PaymentLine[]): WirePaymentId[] =>
  payments.map(({ id, amount }) => ({ id, amountToAuthorize: toWireDollars(amount) }));

const GROUPS: ReadonlyMap<string, CardGroup> = new Map([
  ['EBT', 'snap'],
  ['EBT_CARD', 'snap'],
  ['GIFT_CARD', 'gift'],
]);

// The services have several names for bank cards [C-3.6].
/** Returns the group of a card's payment type. */
const groupOf = (type: string): PaymentGroup =>
  /^(?:BANK|CREDIT|DEBIT)/.test(type) ? 'bank' : (GROUPS.get(type) ?? 'other');

export const toSummary = ({ cost, itemCount }: WireSummary): OrderSummary => ({
  cost: {
    total: toCents(cost.total),
    itemTotal: toCents(cost.itemTotal),
    taxTotal: toCents(cost.taxTotal),
    gratuityTotal: toCents(cost.gratuityTotal),
    discountTotal: toCents(cost.yellowTagDiscountTotal),
    ebtTotal: toCents(cost.ebtTotal),
    nonEbtTotal: toCents(cost.nonEbtTotal),
  },
  itemCount,
});

const toLine = (
  { type, amount, description }: WireNestedLine,
  nested: readonly SummaryLine[],
): SummaryLine => ({
  type,
  description,
  amount: amount === undefined ? undefined : toCents(amount),
  nested,
});

export const toSummaryLine = ({ nestedLines = [], ...line }: WireSummaryLine): SummaryLine =>
  toLine(
    line,
    nestedLines.map((nested) => toLine(nested, [])),
  );

export const toPaymentCard = ({
  card,
  paymentType,
}: Pick<WirePaymentLine, 'card' | 'paymentType'>): PaymentCard => ({
  id: card.id,
  group: groupOf(paymentType),
  brand: card.brand,
  lastFour: card.lastFourPan,
  expired: card.isExpired,
});
