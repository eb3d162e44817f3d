import type { CartLine, Product, QuoteItems } from '@grocer/foundation/domain';
import * as v from 'valibot';

/** Similar items are shown so many at a time [F-2.69] [F-9.8]. */
const PAGE = 4;

/** A replacement that was selected counts for this long [F-3.13] [F-9.8]. */
const REPLACEMENT_MS = 60 * 60_000;

/** A replacement as it is kept until the order is on its way [F-3.13]. */
export const StoredReplacement = v.object({
  originalLineItemUpc: v.string(),
  newLineItemUpc: v.string(),
  newLineItemQuantity: v.number(),
  previousQuantityValue: v.number(),
  itemIndex: v.number(),
  wasClicked: v.boolean(),
  /** Epoch milliseconds at which it is out of date. */
  ttl: v.number(),
});
export type StoredReplacement = v.InferOutput<typeof StoredReplacement>;

/** The lines of the cart that cannot be had at a time [F-2.69]. */
export const unavailableIn = (
  lines: readonly CartLine[],
  items: QuoteItems | undefined,
): readonly CartLine[] =>
  lines.filter((line) => items?.excluded.some(({ gtin13 }) => gtin13 === line.gtin13) === true);

/** How many pages a list of similar items has. */
export const pagesOf = (items: readonly unknown[]): number => Math.ceil(items.length / PAGE);

/** One page of a list, the first being 0 [F-2.69]. */
export const pageOf = <Item>(items: readonly Item[], page: number): readonly Item[] =>
  items.slice(page * PAGE, (page + 1) * PAGE);

/** Products similar to one that cannot be had. */
export type Similar =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed' }
  | { readonly phase: 'ready'; readonly items: readonly Product[]; readonly page: number };

/** Similar products, with the page before or after on show of what is similar to one. */
export function turned(
  similar: Readonly<Record<string, Similar>>,
  gtin13: string,
  by: 1 | -1,
): Readonly<Record<string, Similar>> {
  const known = similar[gtin13];
  if (known?.phase !== 'ready') return similar;
  const page = Math.min(Math.max(0, known.page + by), pagesOf(known.items) - 1);
  return { ...similar, [gtin13]: { ...known, page } };
}

/** The similar items that a shopper's words find; all of them where nothing is typed. */
export function matching(items: readonly Product[], words: string): readonly Product[] {
  const wanted = words.trim().toLowerCase();
  return items.filter(({ name, upc }) => name.toLowerCase().includes(wanted) || upc === wanted);
}

interface Selection {
  readonly line: CartLine;
  readonly index: number;
  readonly product: Product;
  readonly now: number;
}

/** A replacement as it is kept from now on: as much of the new item as of the old one [F-3.13]. */
export const replacementOf = ({ line, index, product, now }: Selection): StoredReplacement => ({
  originalLineItemUpc: line.gtin13,
  newLineItemUpc: product.upc,
  newLineItemQuantity: line.quantity,
  previousQuantityValue: line.quantity,
  itemIndex: index,
  wasClicked: true,
  ttl: now + REPLACEMENT_MS,
});

/** The replacements that still count [F-4.27]. */
export const inTime = (all: readonly StoredReplacement[], now: number): readonly StoredReplacement[] =>
  all.filter(({ ttl }) => ttl > now);

/** What is selected instead of a product. */
export const replacedBy = (
  all: readonly StoredReplacement[],
  gtin13: string,
): StoredReplacement | undefined => all.find(({ originalLineItemUpc }) => originalLineItemUpc === gtin13);

/** The replacements of all other products. */
export const withoutReplacement = (
  all: readonly StoredReplacement[],
  gtin13: string,
): readonly StoredReplacement[] => all.filter(({ originalLineItemUpc }) => originalLineItemUpc !== gtin13);

/** The replacements with another one among them: an item has one at most. */
export const withReplacement = (
  all: readonly StoredReplacement[],
  one: StoredReplacement,
): readonly StoredReplacement[] => [...withoutReplacement(all, one.originalLineItemUpc), one];
