import * as v from 'valibot';
import { call } from '../call.ts';
import type { Call } from '../call.ts';
import type { WireData } from '../wire-data.ts';

/** A card of the shopper that is not saved in the wallet and pays for one order only. */
export interface OrderCard {
  /** Id of the order's checkout. */
  readonly orderId: string;
  readonly cardId: string;
  /** Facility id of the shopper's store; empty if the host sets none. */
  readonly facilityId: string;
}

/** Wire format of `OrderCard`. */
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
  summary: 'Adds a card to one order without saving it in the wallet.',
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
