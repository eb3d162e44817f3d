import * as v from 'valibot';
import type { Cart } from '../../domain/cart.ts';
import { call } from '../call.ts';
import type { Call } from '../call.ts';
import { CART_PATH } from './read-cart.ts';
import { CartAnswerSchema, toCart } from './wire-cart.ts';
import type { CartAnswer } from './wire-cart.ts';

const MODIFY_PATH = `${CART_PATH}/modify`;

/** Opens a modify cart with the items of a placed order. One that is already open for it is kept. */
export const beginModifyCart: Call<
  { readonly checkoutId: string },
  Cart,
  { checkoutId: string },
  CartAnswer
> = call({
  name: 'cart.begin-modify',
  summary: 'Opens the cart that changes a placed order; a new one has the order’s items.',
  service: 'cart',
  method: 'POST',
  path: MODIFY_PATH,
  write: true,
  auth: 'bearer',
  body: v.object({ checkoutId: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) }),
  response: CartAnswerSchema,
  errors: [{ status: 422, code: 'CANNOT_MODIFY', as: 'order_unchangeable' }],
  encode: ({ checkoutId }) => ({ body: { checkoutId } }),
  decode: toCart,
});

// [C-7.20] [C-7.24] [F-7.18]
/** Discards the modify cart. Idempotent. */
export const deleteModifyCart: Call<unknown, Cart, unknown, CartAnswer> = call({
  name: 'cart.delete-modify',
  summary: 'Deletes the cart that changes an order; the order stays as it is.',
  service: 'cart',
  method: 'DELETE',
  path: MODIFY_PATH,
  write: true,
  auth: 'bearer',
  response: CartAnswerSchema,
  errors: [],
  encode: () => ({}),
  decode: toCart,
});
