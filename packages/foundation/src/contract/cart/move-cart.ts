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

/** A change of modality of the cart's lines. */
export interface CartMove {
  readonly from: Modality;
  readonly to: Modality;
  /** Moves only these lines. Default: all lines of the modality. */
  readonly lineIds?: readonly string[] | undefined;
}

/** Wire format of `CartMove`. */
interface CartMoveBody {
  from: WireModality;
  to: WireModality;
  lineIds?: string[] | undefined;
}

/** Moves cart lines from one modality to another, all or none. Idempotent. */
export const moveCart: Call<CartMove, Cart, CartMoveBody, CartAnswer> = call({
  name: 'cart.move',
  summary: 'Moves cart lines of one modality to another.',
  service: 'cart',
  method: 'PUT',
  path: `${CART_PATH}/moved`,
  write: true,
  auth: 'bearer',
  body: v.object({
    from: WireModalitySchema,
    to: WireModalitySchema,
    lineIds: v.optional(
      v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.minLength(1), v.maxLength(300)),
    ),
  }),
  response: CartAnswerSchema,
  errors: [{ status: 422, code: 'NO_ITEMS_AVAILABLE', as: 'items_unavailable' }, ...quantityRefusals],
  encode: ({ from, to, lineIds }) => ({ body: { from, to, ...(lineIds && { lineIds: [...lineIds] }) } }),
  decode: toCart,
});
