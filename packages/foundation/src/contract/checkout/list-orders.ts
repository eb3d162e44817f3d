import * as v from 'valibot';
import { CHECKOUT_STATUSES } from '../../domain/checkout.ts';
import type { CheckoutStatus, PastOrder } from '../../domain/checkout.ts';
import { call } from '../call.ts';
import type { Call } from '../call.ts';
import { toModality, WireModalitySchema } from '../modality/wire-modality.ts';
import type { WireModality } from '../modality/wire-modality.ts';
import { toCents, WireAmountSchema } from '../wire-amount.ts';
import type { WireAmount } from '../wire-amount.ts';

/** Wire format of an order in a list. */
interface WirePastOrder {
  checkoutId: string;
  orderNumber: string;
  status: CheckoutStatus;
  modalityType: WireModality;
  total: WireAmount;
  placedAt: string;
  gtin13s: string[];
}

const toPastOrder = (wire: WirePastOrder): PastOrder => ({
  checkoutId: wire.checkoutId,
  number: wire.orderNumber,
  status: wire.status,
  modality: toModality(wire.modalityType),
  total: toCents(wire.total),
  placedAt: Date.parse(wire.placedAt),
  gtins: wire.gtin13s,
});

/** A page of orders, latest first. */
export interface PastOrders {
  readonly orders: readonly PastOrder[];
  /** Cursor of the next page, with older orders; undefined on the last page. */
  readonly before: string | undefined;
}

/** Selects a page of orders. */
export interface PastOrdersQuestion {
  /** The `before` cursor of the previous page. Default: the latest orders. */
  readonly before?: string | undefined;
  /** Page size, up to 50. Default: 50. */
  readonly limit?: number | undefined;
}

export const listOrders: Call<
  PastOrdersQuestion,
  PastOrders,
  unknown,
  { data: { orders: WirePastOrder[]; before?: string | undefined } }
> = call({
  name: 'checkout.list-orders',
  summary: 'Lists a shopper’s placed orders, newest first, with a cursor for older ones.',
  service: 'checkout',
  method: 'GET',
  path: '/checkout/v2/orders',
  write: false,
  auth: 'bearer',
  query: v.object({
    before: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,80}$/))),
    limit: v.optional(v.pipe(v.string(), v.regex(/^([1-9]|[1-4]\d|50)$/))),
  }),
  response: v.object({
    data: v.object({
      orders: v.array(
        v.object({
          checkoutId: v.string(),
          orderNumber: v.string(),
          status: v.picklist(CHECKOUT_STATUSES),
          modalityType: WireModalitySchema,
          total: WireAmountSchema,
          placedAt: v.pipe(v.string(), v.isoTimestamp()),
          gtin13s: v.array(v.string()),
        }),
      ),
      before: v.optional(v.string()),
    }),
  }),
  errors: [],
  encode: ({ before, limit }) => ({
    query: { ...(before !== undefined && { before }), ...(limit !== undefined && { limit: String(limit) }) },
  }),
  decode: ({ data }) => ({ orders: data.orders.map(toPastOrder), before: data.before }),
});
