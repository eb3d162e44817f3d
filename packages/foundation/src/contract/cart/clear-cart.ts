import * as v from 'valibot';
import type { Cart } from '../../domain/cart.ts';
import type { Modality } from '../../domain/modality.ts';
import { call } from '../call.ts';
import type { Call } from '../call.ts';
import { WireModalitySchema } from '../modality/wire-modality.ts';
import type { WireModality } from '../modality/wire-modality.ts';
import { CART_PATH } from './read-cart.ts';
import { CartAnswerSchema, toCart } from './wire-cart.ts';
import type { CartAnswer } from './wire-cart.ts';

// [C-4.12] [C-7.20]
/** Removes all lines of one modality from the cart. Idempotent. */
export const clearCart: Call<
  { readonly modality: Modality },
  Cart,
  { modalityType: WireModality },
  CartAnswer
> = call({
  name: 'cart.clear',
  summary: 'Removes all lines of one modality from the shopper’s cart.',
  service: 'cart',
  method: 'PUT',
  path: `${CART_PATH}/cleared`,
  write: true,
  auth: 'bearer',
  body: v.object({ modalityType: WireModalitySchema }),
  response: CartAnswerSchema,
  errors: [],
  encode: ({ modality }) => ({ body: { modalityType: modality } }),
  decode: toCart,
});
