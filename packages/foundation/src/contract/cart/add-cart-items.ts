import * as v from 'valibot';
import type { CartLine } from '../../domain/cart.ts';
import type { Modality } from '../../domain/modality.ts';
import { call } from '../call.ts';
import { WireModality } from '../modality/wire-modality.ts';
import { CART_PATH } from './read-cart.ts';
import { CartAnswer, quantityRefusals, toCart, WireCartItem } from './wire-cart.ts';

/** Products to put into the cart, to be had in one way. */
export interface CartAddition {
  readonly modality: Modality;
  readonly items: readonly (Pick<CartLine, 'gtin13' | 'quantity'> &
    Partial<Pick<CartLine, 'substitutionPolicy' | 'substitutionItems' | 'instructions'>>)[];
}

export const addCartItems = call({
  name: 'cart.add-items',
  summary: 'Puts products into the shopper’s cart.',
  service: 'cart',
  method: 'POST',
  path: `${CART_PATH}/items`,
  write: true,
  auth: 'bearer',
  body: v.object({
    modalityType: WireModality,
    items: v.pipe(v.array(WireCartItem), v.minLength(1), v.maxLength(100)),
  }),
  response: CartAnswer,
  errors: [{ status: 422, code: 'NO_ITEMS_AVAILABLE', as: 'items_unavailable' }, ...quantityRefusals],
  encode: ({ modality, items }: CartAddition) => ({
    body: {
      modalityType: modality,
      items: items.map(({ substitutionItems, ...item }) => ({
        ...item,
        ...(substitutionItems && { substitutionItems: [...substitutionItems] }),
      })),
    },
  }),
  decode: toCart,
});
