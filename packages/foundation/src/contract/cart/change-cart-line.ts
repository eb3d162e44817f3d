import * as v from 'valibot';
import { SUBSTITUTION_POLICIES } from '../../domain/cart.ts';
import type { Cart, CartLine } from '../../domain/cart.ts';
import { call } from '../call.ts';
import type { Call } from '../call.ts';
import { Quantity } from '../scheduling/wire-items.ts';
import { CART_PATH } from './read-cart.ts';
import {
  CartAnswerSchema,
  LineInstructions,
  quantityRefusals,
  SubstitutionGtins,
  toCart,
} from './wire-cart.ts';
import type { CartAnswer, WireCartItem } from './wire-cart.ts';

/** A change of a cart line; absent fields stay unchanged. */
export interface CartLineChange extends Partial<
  Pick<CartLine, 'substitutionPolicy' | 'substitutionItems' | 'instructions'>
> {
  readonly lineId: string;
  /** 0 removes the line. */
  readonly quantity?: number | undefined;
}

/** Wire format of `CartLineChange`. */
interface CartLineChangeBody extends Pick<
  WireCartItem,
  'substitutionPolicy' | 'substitutionItems' | 'instructions'
> {
  quantity?: number | undefined;
}

export const changeCartLine: Call<CartLineChange, Cart, CartLineChangeBody, CartAnswer> = call({
  name: 'cart.change-line',
  summary: 'Changes the quantity, the substitution or the instructions of a cart line; 0 removes it.',
  service: 'cart',
  method: 'PUT',
  path: `${CART_PATH}/items/{lineId}`,
  write: true,
  auth: 'bearer',
  body: v.pipe(
    v.object({
      quantity: v.optional(v.union([v.literal(0), Quantity])),
      substitutionPolicy: v.optional(v.picklist(SUBSTITUTION_POLICIES)),
      substitutionItems: v.optional(SubstitutionGtins),
      instructions: v.optional(LineInstructions),
    }),
    v.minEntries(1),
  ),
  response: CartAnswerSchema,
  errors: [{ status: 422, code: 'NO_ITEMS_AVAILABLE', as: 'items_unavailable' }, ...quantityRefusals],
  encode: ({ lineId, substitutionItems, ...change }) => ({
    params: { lineId },
    body: { ...change, ...(substitutionItems && { substitutionItems: [...substitutionItems] }) },
  }),
  decode: toCart,
});
