import { call } from '../call.ts';
import { CartAnswer, toCart } from './wire-cart.ts';

/** Where the shopper's cart is. */
export const CART_PATH = '/cart/v1/cart';

export const readCart = call({
  name: 'cart.get',
  summary: 'Reads the shopper’s cart, whose lines each have a way of shopping.',
  service: 'cart',
  method: 'GET',
  path: CART_PATH,
  write: false,
  auth: 'bearer',
  response: CartAnswer,
  errors: [],
  encode: () => ({}),
  decode: toCart,
});
