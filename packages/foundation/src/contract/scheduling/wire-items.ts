import * as v from 'valibot';
import type { WantedItem } from '../../domain/timeslot.ts';

/** Schema of a product number: 8 to 14 digits; a GTIN has thirteen. */
export const Gtin13 = v.pipe(v.string(), v.regex(/^\d{8,14}$/));

export const Quantity = v.pipe(v.number(), v.minValue(0.01), v.maxValue(999));

/** Wire format of a product and its quantity. */
export interface WireWantedItem {
  gtin13: string;
  offerId?: string | undefined;
  quantity: number;
}

export const WireWantedItemSchema = v.object({
  gtin13: Gtin13,
  offerId: v.optional(v.pipe(v.string(), v.maxLength(64))),
  quantity: Quantity,
});

export const WireWantedItems = v.pipe(v.array(WireWantedItemSchema), v.maxLength(300));

/** Wire format of a product and its quantity; `code` says why it is excluded. */
interface WireSlotItem {
  gtin13: string;
  quantity: number;
  code?: string | undefined;
}

const WireSlotItemSchema = v.object({
  gtin13: v.string(),
  quantity: v.number(),
  code: v.optional(v.string()),
});

// [F-3.10]
/** Wire format of the items that a quote or promise covers, and those it excludes. */
export interface WireQuoteItems {
  included: WireSlotItem[];
  excluded: WireSlotItem[];
}

export const WireQuoteItemsSchema = v.object({
  included: v.array(WireSlotItemSchema),
  excluded: v.array(WireSlotItemSchema),
});

export const toWireItems = (items: readonly WantedItem[]): WireWantedItem[] =>
  items.map(({ gtin13, offerId, quantity }) => ({
    gtin13,
    quantity,
    ...(offerId !== undefined && { offerId }),
  }));
