import * as v from 'valibot';
import type { QuoteItems, SlotItem, WantedItem } from '../../domain/timeslot.ts';

/** The number of a product: digits, thirteen of them where it is a GTIN. */
export const Gtin13 = v.pipe(v.string(), v.regex(/^\d{8,14}$/));

export const Quantity = v.pipe(v.number(), v.minValue(0.01), v.maxValue(999));

/** A product and how much of it, as schedulers ask for it. */
export const WireWantedItem = v.object({
  gtin13: Gtin13,
  offerId: v.optional(v.pipe(v.string(), v.maxLength(64))),
  quantity: Quantity,
});
export type WireWantedItem = v.InferOutput<typeof WireWantedItem>;

export const WireWantedItems = v.pipe(v.array(WireWantedItem), v.maxLength(300));

const WireSlotItem = v.object({ gtin13: v.string(), quantity: v.number(), code: v.optional(v.string()) });

/** What a quote or promise covers, and what falls out of it [F-3.10]. */
export const WireQuoteItems = v.object({
  included: v.array(WireSlotItem),
  excluded: v.array(WireSlotItem),
});

export const toWireItems = (items: readonly WantedItem[]): WireWantedItem[] =>
  items.map(({ gtin13, offerId, quantity }) => ({
    gtin13,
    quantity,
    ...(offerId !== undefined && { offerId }),
  }));

const toSlotItem = ({ gtin13, quantity, code }: v.InferOutput<typeof WireSlotItem>): SlotItem => ({
  gtin13,
  quantity,
  code,
});

export const toQuoteItems = ({ included, excluded }: v.InferOutput<typeof WireQuoteItems>): QuoteItems => ({
  included: included.map(toSlotItem),
  excluded: excluded.map(toSlotItem),
});
