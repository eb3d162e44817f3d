import * as v from 'valibot';
import { call } from '../call.ts';
import type { Call } from '../call.ts';
import type { WireData } from '../wire-data.ts';

/** A card of the shopper's that is to pay for one order alone, since the wallet does not keep it. */
export interface OrderCard {
  /** The id of the order's checkout. */
  readonly orderId: string;
  readonly cardId: string;
  /** Of the shopper's store; empty where the host names none. */
  readonly facilityId: string;
}

/** The same on the wire. */
interface OrderCardBody {
  facilityId: string;
  paymentCard: { id: string };
  orderId: string;
}

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

// [C-7.11]
export const addOrderCard: Call<
  OrderCard,
  string,
  OrderCardBody,
  WireData<'paymentCard', { id: string }>
> = call({
  name: 'checkout.add-card',
  summary: 'Lets a card of the shopper pay for one order, though the wallet does not keep it.',
  service: 'checkout',
  method: 'POST',
  path: '/checkout/v2/order-cards',
  write: true,
  auth: 'bearer',
  body: v.object({
    facilityId: v.pipe(v.string(), v.maxLength(64)),
    paymentCard: v.object({ id }),
    orderId: id,
  }),
  response: v.object({ data: v.object({ paymentCard: v.object({ id: v.string() }) }) }),
  errors: [],
  encode: ({ orderId, cardId, facilityId }) => ({
    body: { facilityId, paymentCard: { id: cardId }, orderId },
  }),
  decode: ({ data }) => data.paymentCard.id,
});
