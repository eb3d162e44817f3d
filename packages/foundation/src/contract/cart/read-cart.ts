import type { Cart } from '../../domain/cart.ts';
import { call } from '../call.ts';
import type { Call } from '../call.ts';
import { toCart, CartAnswerSchema } from './wire-cart.ts';
import type { CartAnswer } from './wire-cart.ts';

/** Path of the shopper's cart. */
export const CART_PATH = '/cart/v1/cart';

export const readCart: Call<unknown, Cart, unknown, CartAnswer> = call({
  name: 'cart.get',
  summary: 'Reads the shopper’s cart; each line has a modality.',
  service: 'cart',
  method: 'GET',
  path: CART_PATH,
  write: false,
  auth: 'bearer',
  response: CartAnswerSchema,
  errors: [],
  encode: () => ({}),
  decode: toCart,
});
