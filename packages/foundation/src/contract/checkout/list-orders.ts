import * as v from 'valibot';
import { CHECKOUT_STATUSES } from '../../domain/checkout.ts';
import type { CheckoutStatus, PastOrder } from '../../domain/checkout.ts';
import { call } from '../call.ts';
import type { Call } from '../call.ts';
import { toModality, WireModalitySchema } from '../modality/wire-modality.ts';
import type { WireModality } from '../modality/wire-modality.ts';
import { toCents, WireAmountSchema } from '../wire-amount.ts';
import type { WireAmount } from '../wire-amount.ts';
import type { WireData } from '../wire-data.ts';

/** An order in a list, on the wire. */
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

export const listOrders: Call<
  void,
  readonly PastOrder[],
  unknown,
  WireData<'orders', WirePastOrder[]>
> = call({
  name: 'checkout.list-orders',
  summary: 'Lists the orders that a shopper has placed, the last one first.',
  service: 'checkout',
  method: 'GET',
  path: '/checkout/v2/orders',
  write: false,
  auth: 'bearer',
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
    }),
  }),
  errors: [],
  encode: () => ({}),
  decode: ({ data }) => data.orders.map(toPastOrder),
});
