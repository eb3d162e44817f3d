import * as v from 'valibot';
import type { Checkout } from '../../domain/checkout.ts';
import { call } from '../call.ts';
import type { Call } from '../call.ts';
import { CHECKOUTS_PATH, CheckoutAnswerSchema, toCheckout } from './wire-checkout.ts';
import type { CheckoutAnswer } from './wire-checkout.ts';

/** Selects the checkout to read. */
export interface CheckoutQuestion {
  readonly id: string;
  /** Applies the changes in the modify cart and also returns the order as placed. Default: false. */
  readonly isModify?: boolean;
}

// [C-7.1]
export const readCheckout: Call<CheckoutQuestion, Checkout, unknown, CheckoutAnswer> = call({
  name: 'checkout.read',
  summary: 'Reads a checkout: its lines, costs, payments and status.',
  service: 'checkout',
  method: 'GET',
  path: `${CHECKOUTS_PATH}/{checkoutId}`,
  write: false,
  auth: 'bearer',
  query: v.object({ modify: v.optional(v.picklist(['true'])) }),
  response: CheckoutAnswerSchema,
  errors: [{ status: 404, code: 'MODIFICATION_MISSING', as: 'modification_missing' }],
  encode: ({ id, isModify = false }) => ({
    params: { checkoutId: id },
    query: { modify: isModify ? 'true' : undefined },
  }),
  decode: toCheckout,
});
