import * as v from 'valibot';
import { call } from '../call.ts';
import { CART_PATH } from './read-cart.ts';

export const clearModifyCart = call({
  name: 'cart.clear-modify',
  summary: 'Throws the cart away that was to change an order; there need not be one.',
  service: 'cart',
  method: 'DELETE',
  path: `${CART_PATH}/modify`,
  write: true,
  auth: 'bearer',
  response: v.object({ data: v.object({ cleared: v.literal(true) }) }),
  errors: [],
  encode: () => ({}),
  decode: (): true => true,
});
