import * as v from 'valibot';
import { SUBSTITUTION_POLICIES } from '../../domain/cart.ts';
import type { Cart, CartLine, SubstitutionPolicy } from '../../domain/cart.ts';
import type { ErrorRule } from '../error-codes.ts';
import { ifReadable } from '../if-readable.ts';
import type { WireData } from '../wire-data.ts';
import { toCents, WireAmountSchema } from '../wire-amount.ts';
import type { WireAmount } from '../wire-amount.ts';
import { toModality, WireModalitySchema } from '../modality/wire-modality.ts';
import type { WireModality } from '../modality/wire-modality.ts';
import { Gtin13, Quantity } from '../scheduling/wire-items.ts';

/** Schema of the accepted substitutes of a product. */
export const SubstitutionGtins = v.pipe(v.array(Gtin13), v.maxLength(10));

/** Schema of the shopper's instructions for one product. */
export const LineInstructions = v.pipe(v.string(), v.maxLength(500));

// [F-3.16]
/** Wire format of an item to add to a cart. */
export interface WireCartItem {
  gtin13: string;
  quantity: number;
  substitutionPolicy?: SubstitutionPolicy | undefined;
  substitutionItems?: string[] | undefined;
  instructions?: string | undefined;
}

export const WireCartItemSchema = v.object({
  gtin13: Gtin13,
  quantity: Quantity,
  substitutionPolicy: v.optional(v.picklist(SUBSTITUTION_POLICIES)),
  substitutionItems: v.optional(SubstitutionGtins),
  instructions: v.optional(LineInstructions),
});

/** Wire format of a cart line. */
export interface WireCartLine extends WireCartItem {
  id: string;
  modalityType: WireModality;
  sellerId?: string | undefined;
  sourceStoreId?: string | undefined;
}

const WireCartLineSchema = v.object({
  ...WireCartItemSchema.entries,
  substitutionPolicy: ifReadable(v.picklist(SUBSTITUTION_POLICIES)),
  id: v.string(),
  modalityType: WireModalitySchema,
  sellerId: v.optional(v.string()),
  sourceStoreId: v.optional(v.string()),
});

/** Wire format of a cart without its modify cart. */
interface WireLines {
  id: string;
  lineItems: WireCartLine[];
}

const WireLinesSchema = v.object({ id: v.string(), lineItems: v.array(WireCartLineSchema) });

/** Wire format of the cart in which a placed order is modified. */
interface WireModifyCart extends WireLines {
  /** Checkout id of the order. */
  checkoutId?: string | undefined;
}

/** Minimum order amount of one modality. */
interface WireMinimum {
  modalityType: WireModality;
  amount: WireAmount;
}

/** Wire format of a cart, with the modify cart of a placed order. */
interface WireCart extends WireLines {
  modify?: WireModifyCart | undefined;
  minimums?: WireMinimum[] | undefined;
}

export type CartAnswer = WireData<'cart', WireCart>;

export const CartAnswerSchema = v.object({
  data: v.object({
    cart: v.object({
      ...WireLinesSchema.entries,
      modify: v.optional(v.object({ ...WireLinesSchema.entries, checkoutId: v.optional(v.string()) })),
      minimums: v.optional(v.array(v.object({ modalityType: WireModalitySchema, amount: WireAmountSchema }))),
    }),
  }),
});

/** Error codes for rejected quantities. */
export const quantityRefusals: readonly ErrorRule[] = [
  { status: 422, code: 'QUANTITY_INVALID', as: 'quantity_invalid' },
  { status: 422, code: 'QUANTITY_LIMIT_REACHED', as: 'quantity_limit' },
];

const toLine = (wire: WireCartLine): CartLine => ({
  id: wire.id,
  gtin13: wire.gtin13,
  quantity: wire.quantity,
  modality: toModality(wire.modalityType),
  substitutionPolicy: wire.substitutionPolicy,
  substitutionItems: wire.substitutionItems ?? [],
  instructions: wire.instructions ?? '',
  sellerId: wire.sellerId,
  sourceStoreId: wire.sourceStoreId,
});

const toLines = ({ id, lineItems }: WireLines): Pick<Cart, 'id' | 'lines'> => ({
  id,
  lines: lineItems.map(toLine),
});

const toMinimums = (wire: readonly WireMinimum[]): NonNullable<Cart['minimums']> =>
  Object.fromEntries(wire.map(({ modalityType, amount }) => [toModality(modalityType), toCents(amount)]));

/** Returns the cart of a response. */
export const toCart = ({ data: { cart } }: CartAnswer): Cart => ({
  ...toLines(cart),
  modify: cart.modify && { ...toLines(cart.modify), checkoutId: cart.modify.checkoutId },
  ...(cart.minimums && { minimums: toMinimums(cart.minimums) }),
});
