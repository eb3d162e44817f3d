import type { Checkout } from '../../domain/checkout.ts';
import { call } from '../call.ts';
import type { Call } from '../call.ts';
import { CHECKOUTS_PATH, CheckoutAnswerSchema, toCheckout } from './wire-checkout.ts';
import type { CheckoutAnswer } from './wire-checkout.ts';

// [C-7.1]
export const readCheckout: Call<{ readonly id: string }, Checkout, unknown, CheckoutAnswer> = call({
  name: 'checkout.read',
  summary:
    'Reads a checkout of the shopper: what is ordered, what it costs, who pays, and how far it has come.',
  service: 'checkout',
  method: 'GET',
  path: `${CHECKOUTS_PATH}/{checkoutId}`,
  write: false,
  auth: 'bearer',
  response: CheckoutAnswerSchema,
  errors: [],
  encode: ({ id }) => ({ params: { checkoutId: id } }),
  decode: toCheckout,
});
