import * as v from 'valibot';
import type { Cart } from '../../domain/cart.ts';
import { call } from '../call.ts';
import type { Call } from '../call.ts';
import { Quantity } from '../scheduling/wire-items.ts';
import { CART_PATH } from './read-cart.ts';
import { quantityRefusals, toCart, CartAnswerSchema } from './wire-cart.ts';
import type { CartAnswer } from './wire-cart.ts';

/** How much of a line of the cart is wanted from now on; 0 takes it out. */
export interface CartLineChange {
  readonly lineId: string;
  readonly quantity: number;
}

export const changeCartLine: Call<CartLineChange, Cart, { quantity: number }, CartAnswer> = call({
  name: 'cart.change-line',
  summary: 'Changes how much of a line of the shopper’s cart is wanted; 0 takes it out.',
  service: 'cart',
  method: 'PUT',
  path: `${CART_PATH}/items/{lineId}`,
  write: true,
  auth: 'bearer',
  body: v.object({ quantity: v.union([v.literal(0), Quantity]) }),
  response: CartAnswerSchema,
  errors: quantityRefusals,
  encode: ({ lineId, quantity }) => ({ params: { lineId }, body: { quantity } }),
  decode: toCart,
});
