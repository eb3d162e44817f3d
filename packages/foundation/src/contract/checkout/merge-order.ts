import * as v from 'valibot';
import type { AppName } from '../../domain/app.ts';
import { APP_NAMES } from '../../domain/app.ts';
import type { Checkout } from '../../domain/checkout.ts';
import { call } from '../call.ts';
import type { Call } from '../call.ts';
import { CHECKOUTS_PATH, CheckoutAnswerSchema, toCheckout } from './wire-checkout.ts';
import type { CheckoutAnswer } from './wire-checkout.ts';

/** Data added to a paid order that its payment did not include. */
export interface OrderMerge {
  readonly checkoutId: string;
  readonly appName: AppName;
  /** "YYYY-MM-DD"; set when the order contains age-restricted items. */
  readonly dateOfBirth?: string | undefined;
}

/** Wire format of `OrderMerge`. */
interface OrderMergeBody {
  appName: AppName;
  buyer: { dateOfBirth?: string | undefined };
}

// [C-7.27]
export const mergeOrder: Call<OrderMerge, Checkout, OrderMergeBody, CheckoutAnswer> = call({
  name: 'checkout.merge-order',
  summary: 'Adds the application and the buyer’s date of birth to a paid order.',
  service: 'checkout',
  method: 'PUT',
  path: `${CHECKOUTS_PATH}/{checkoutId}/order`,
  write: true,
  auth: 'bearer',
  body: v.object({
    appName: v.picklist(APP_NAMES),
    buyer: v.object({ dateOfBirth: v.optional(v.pipe(v.string(), v.isoDate())) }),
  }),
  response: CheckoutAnswerSchema,
  errors: [],
  encode: ({ checkoutId, appName, dateOfBirth }) => ({
    params: { checkoutId },
    body: { appName, buyer: { ...(dateOfBirth !== undefined && { dateOfBirth }) } },
  }),
  decode: toCheckout,
});
