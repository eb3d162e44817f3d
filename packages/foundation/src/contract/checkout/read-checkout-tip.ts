import { call } from '../call.ts';
import type { Call } from '../call.ts';
import { PaidCheckoutAnswerSchema, toPaidCheckout } from './wire-tip.ts';
import type { PaidCheckout, PaidCheckoutAnswer } from './wire-tip.ts';

export const readCheckoutTip: Call<{ readonly id: string }, PaidCheckout, unknown, PaidCheckoutAnswer> = call(
  {
    name: 'payment.checkouts.read',
    summary: 'Reads the version and the tip of a checkout.',
    service: 'payment',
    method: 'GET',
    path: '/payment/v1/checkouts/{checkoutId}',
    write: false,
    auth: 'bearer',
    response: PaidCheckoutAnswerSchema,
    errors: [],
    encode: ({ id }) => ({ params: { checkoutId: id } }),
    decode: toPaidCheckout,
  },
);
