import * as v from 'valibot';
import { SUBSTITUTION_POLICIES } from '../../domain/cart.ts';
import type { Cart, CartLine } from '../../domain/cart.ts';
import type { ErrorRule } from '../error-codes.ts';
import { toModality, WireModality } from '../modality/wire-modality.ts';
import { Gtin13, Quantity } from '../scheduling/wire-items.ts';

const gtins = v.pipe(v.array(Gtin13), v.maxLength(10));

/** What is put into a cart [F-3.16]. */
export const WireCartItem = v.object({
  gtin13: Gtin13,
  quantity: Quantity,
  substitutionPolicy: v.optional(v.picklist(SUBSTITUTION_POLICIES)),
  substitutionItems: v.optional(gtins),
  instructions: v.optional(v.pipe(v.string(), v.maxLength(500))),
});

/** A line of a cart. */
export const WireCartLine = v.object({
  ...WireCartItem.entries,
  id: v.string(),
  modalityType: WireModality,
  sellerId: v.optional(v.string()),
  sourceStoreId: v.optional(v.string()),
});
export type WireCartLine = v.InferOutput<typeof WireCartLine>;

const WireLines = v.object({ id: v.string(), lineItems: v.array(WireCartLine) });

export const CartAnswer = v.object({
  data: v.object({ cart: v.object({ ...WireLines.entries, modify: v.optional(WireLines) }) }),
});

/** How a cart refuses an amount. */
export const quantityRefusals: readonly ErrorRule[] = [
  { status: 422, code: 'QUANTITY_INVALID', as: 'quantity_invalid' },
  { status: 422, code: 'QUANTITY_LIMIT_REACHED', as: 'quantity_limit' },
];

const toLine = (wire: WireCartLine): CartLine => ({
  id: wire.id,
  gtin13: wire.gtin13,
  quantity: wire.quantity,
  modality: toModality(wire.modalityType),
  substitutionPolicy: wire.substitutionPolicy ?? 'SHOPPER_CHOICE',
  substitutionItems: wire.substitutionItems ?? [],
  instructions: wire.instructions ?? '',
  sellerId: wire.sellerId,
  sourceStoreId: wire.sourceStoreId,
});

/** The cart of an answer. */
export const toCart = ({ data: { cart } }: v.InferOutput<typeof CartAnswer>): Cart => ({
  id: cart.id,
  lines: cart.lineItems.map(toLine),
  modify: cart.modify && { id: cart.modify.id, lines: cart.modify.lineItems.map(toLine) },
});
