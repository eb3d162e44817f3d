import * as v from 'valibot';
import type { Cart } from '../../domain/cart.ts';
import type { Modality } from '../../domain/modality.ts';
import { call } from '../call.ts';
import type { Call } from '../call.ts';
import { WireModalitySchema } from '../modality/wire-modality.ts';
import type { WireModality } from '../modality/wire-modality.ts';
import { CART_PATH } from './read-cart.ts';
import { CartAnswerSchema, quantityRefusals, toCart } from './wire-cart.ts';
import type { CartAnswer } from './wire-cart.ts';

/** How everything of one way of shopping is to be had from now on. */
export interface CartMove {
  readonly from: Modality;
  readonly to: Modality;
}

/** Has everything of one way of shopping in another way: all of it, or nothing; doing it again changes nothing. */
export const moveCart: Call<CartMove, Cart, { from: WireModality; to: WireModality }, CartAnswer> = call({
  name: 'cart.move',
  summary: 'Has everything of one way of shopping in another way.',
  service: 'cart',
  method: 'PUT',
  path: `${CART_PATH}/moved`,
  write: true,
  auth: 'bearer',
  body: v.object({ from: WireModalitySchema, to: WireModalitySchema }),
  response: CartAnswerSchema,
  errors: quantityRefusals,
  encode: ({ from, to }) => ({ body: { from, to } }),
  decode: toCart,
});
