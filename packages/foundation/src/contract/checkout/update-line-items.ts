import * as v from 'valibot';
import type { Checkout, OrderedLine } from '../../domain/checkout.ts';
import { call } from '../call.ts';
import type { Call } from '../call.ts';
import { quantityRefusals } from '../cart/wire-cart.ts';
import { checkoutRefusals } from './refusals.ts';
import { CHECKOUTS_PATH, CheckoutAnswerSchema, toCheckout } from './wire-checkout.ts';
import type { CheckoutAnswer } from './wire-checkout.ts';
import { toWirePayments, WirePaymentIds } from './wire-money.ts';
import type { WirePaymentId } from './wire-money.ts';
import { toWireLineItems, WireLineItemSchema } from './wire-line-item.ts';
import type { WireLineItem } from './wire-line-item.ts';
import { VersionKeySchema } from './wire-tip.ts';

/** The complete new list of order lines; replaces the previous lines. */
export interface LineItemsUpdate {
  readonly checkout: Pick<Checkout, 'id' | 'versionKey' | 'payments' | 'modality'>;
  readonly lines: readonly OrderedLine[];
}

/** Wire format of `LineItemsUpdate`. */
interface LineItemsBody {
  versionKey: string;
  payments: WirePaymentId[];
  lineItems: WireLineItem[];
}

// [C-7.4]
export const updateLineItems: Call<LineItemsUpdate, Checkout, LineItemsBody, CheckoutAnswer> = call({
  name: 'checkout.update-line-items',
  summary: 'Replaces the lines of a checkout, and recalculates its costs.',
  service: 'checkout',
  method: 'PUT',
  path: `${CHECKOUTS_PATH}/{checkoutId}/line-items`,
  write: true,
  auth: 'bearer',
  body: v.object({
    versionKey: VersionKeySchema,
    payments: WirePaymentIds,
    lineItems: v.pipe(v.array(WireLineItemSchema), v.maxLength(1000)),
  }),
  response: CheckoutAnswerSchema,
  errors: [
    ...checkoutRefusals,
    { status: 422, code: 'CART_EMPTY', as: 'cart_empty' },
    { status: 422, code: 'NO_ITEMS_AVAILABLE', as: 'items_unavailable' },
    { status: 422, codeHas: 'FLASH_SALE_', as: 'flash_sale_refused' },
    ...quantityRefusals,
  ],
  encode: ({ checkout: { id, versionKey, payments, modality }, lines }) => ({
    params: { checkoutId: id },
    body: {
      versionKey,
      payments: toWirePayments(payments),
      lineItems: toWireLineItems(lines, modality),
    },
  }),
  decode: toCheckout,
});
