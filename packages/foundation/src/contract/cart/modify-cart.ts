import * as v from 'valibot';
import type { Cart } from '../../domain/cart.ts';
import { call } from '../call.ts';
import type { Call } from '../call.ts';
import { CART_PATH } from './read-cart.ts';
import { CartAnswerSchema, toCart } from './wire-cart.ts';
import type { CartAnswer } from './wire-cart.ts';

const MODIFY_PATH = `${CART_PATH}/modify`;

const Id = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

interface WireBeginning {
  checkoutId: string;
  replaces?: string;
}

interface Beginning {
  readonly checkoutId: string;
  /** Id of another order whose changes may be discarded for these. */
  readonly replaces?: string | undefined;
}

/**
 * Opens a modify cart with the items of a placed order. One that is already open is kept, also for another order
 * unless `replaces` names it: the cart's `modify` says which order is being changed.
 */
export const beginModifyCart: Call<Beginning, Cart, WireBeginning, CartAnswer> = call({
  name: 'cart.begin-modify',
  summary:
    'Opens the cart that changes a placed order, with its items; one for another order stays unless replaced.',
  service: 'cart',
  method: 'POST',
  path: MODIFY_PATH,
  write: true,
  auth: 'bearer',
  body: v.object({ checkoutId: Id, replaces: v.exactOptional(Id) }),
  response: CartAnswerSchema,
  errors: [{ status: 422, code: 'CANNOT_MODIFY', as: 'order_unchangeable' }],
  encode: ({ checkoutId, replaces }) => ({
    body: { checkoutId, ...(replaces !== undefined && { replaces }) },
  }),
  decode: toCart,
});

// [C-7.20] [C-7.24] [F-7.18]
/** Discards the modify cart of an order, and none of another order. On the wire, no order means any. Idempotent. */
export const deleteModifyCart: Call<{ readonly checkoutId: string }, Cart, unknown, CartAnswer> = call({
  name: 'cart.delete-modify',
  summary: 'Deletes the cart that changes an order, if it is open; the order stays as it is.',
  service: 'cart',
  method: 'DELETE',
  path: MODIFY_PATH,
  write: true,
  auth: 'bearer',
  query: v.object({ checkoutId: v.optional(Id) }),
  response: CartAnswerSchema,
  errors: [],
  encode: ({ checkoutId }) => ({ query: { checkoutId } }),
  decode: toCart,
});
