import * as v from 'valibot';
import type { Cart, CartLine } from '../../domain/cart.ts';
import type { Modality } from '../../domain/modality.ts';
import { call } from '../call.ts';
import type { Call } from '../call.ts';
import { WireModalitySchema } from '../modality/wire-modality.ts';
import type { WireModality } from '../modality/wire-modality.ts';
import { CART_PATH } from './read-cart.ts';
import { quantityRefusals, toCart, CartAnswerSchema, WireCartItemSchema } from './wire-cart.ts';
import type { CartAnswer, WireCartItem } from './wire-cart.ts';

/** Products to add to the cart, for one modality. */
export interface CartAddition {
  readonly modality: Modality;
  /** Adds the products to the modify cart of an order. Default: to the shopper's own cart. */
  readonly isModify?: boolean | undefined;
  readonly items: readonly (Pick<CartLine, 'gtin13' | 'quantity'> &
    Partial<Pick<CartLine, 'substitutionPolicy' | 'substitutionItems' | 'instructions'>>)[];
}

/** Wire format of `CartAddition`. */
interface CartAdditionBody {
  modalityType: WireModality;
  cartType?: 'MODIFY' | undefined;
  items: WireCartItem[];
}

export const addCartItems: Call<CartAddition, Cart, CartAdditionBody, CartAnswer> = call({
  name: 'cart.add-items',
  summary: 'Adds products to the shopper’s cart.',
  service: 'cart',
  method: 'POST',
  path: `${CART_PATH}/items`,
  write: true,
  auth: 'bearer',
  body: v.object({
    modalityType: WireModalitySchema,
    cartType: v.optional(v.literal('MODIFY')),
    items: v.pipe(v.array(WireCartItemSchema), v.minLength(1), v.maxLength(100)),
  }),
  response: CartAnswerSchema,
  errors: [{ status: 422, code: 'NO_ITEMS_AVAILABLE', as: 'items_unavailable' }, ...quantityRefusals],
  encode: ({ modality, items, isModify = false }) => ({
    body: {
      modalityType: modality,
      ...(isModify && { cartType: 'MODIFY' as const }),
      items: items.map(({ substitutionItems, ...item }) => ({
        ...item,
        ...(substitutionItems && { substitutionItems: [...substitutionItems] }),
      })),
    },
  }),
  decode: toCart,
});
