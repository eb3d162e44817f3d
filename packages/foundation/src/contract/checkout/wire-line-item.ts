import * as v from 'valibot';
import { SUBSTITUTION_POLICIES } from '../../domain/cart.ts';
import type { SubstitutionPolicy } from '../../domain/cart.ts';
import type { OrderedLine } from '../../domain/checkout.ts';
import { WireModalitySchema } from '../modality/wire-modality.ts';
import type { WireModality } from '../modality/wire-modality.ts';
import { Gtin13, Quantity } from '../scheduling/wire-items.ts';

// [C-3.12]
/** Wire format of an ordered product in a request. */
export interface WireLineItem {
  gtin13: string;
  quantity: number;
  modalityType: WireModality;
  substitutionPolicy?: SubstitutionPolicy | undefined;
  couponId?: string | undefined;
  sourceStoreId?: string | undefined;
}

/** Converts a line to the wire format of a request, except for its modality. */
const toWireLineItem = ({
  gtin13,
  quantity,
  substitutionPolicy,
  couponId,
  sourceStoreId,
}: OrderedLine): Omit<WireLineItem, 'modalityType'> => ({
  gtin13,
  quantity,
  ...(substitutionPolicy !== undefined && { substitutionPolicy }),
  ...(couponId !== undefined && { couponId }),
  ...(sourceStoreId !== undefined && { sourceStoreId }),
});

/** Converts the lines of an order to the wire format of a request. */
export const toWireLineItems = (lines: readonly OrderedLine[], modality: WireModality): WireLineItem[] =>
  lines.map((line) => ({ ...toWireLineItem(line), modalityType: modality }));

const id = v.pipe(v.string(), v.maxLength(64));

export const WireLineItemSchema = v.object({
  gtin13: Gtin13,
  quantity: Quantity,
  modalityType: WireModalitySchema,
  substitutionPolicy: v.optional(v.picklist(SUBSTITUTION_POLICIES)),
  couponId: v.optional(id),
  sourceStoreId: v.optional(id),
});
