import type { Cart, CartLine, Product, QuoteItems } from '@grocer/foundation/domain';
import * as v from 'valibot';

/** The number of similar items on a page [F-2.69] [F-9.8]. */
const PAGE = 4;

/** How long a selected replacement is valid, in ms [F-3.13] [F-9.8]. */
const REPLACEMENT_MS = 60 * 60_000;

/** A replacement as stored until the order is placed [F-3.13]. */
export const StoredReplacement = v.object({
  originalLineItemUpc: v.string(),
  newLineItemUpc: v.string(),
  newLineItemQuantity: v.number(),
  previousQuantityValue: v.number(),
  itemIndex: v.number(),
  wasClicked: v.boolean(),
  /** The expiry, in epoch milliseconds. */
  ttl: v.number(),
  /** True once the new item was added to the cart and the original one has to be removed. */
  isAdded: v.optional(v.boolean()),
});
export type StoredReplacement = v.InferOutput<typeof StoredReplacement>;

/** Returns the cart lines that are unavailable at a time [F-2.69]. */
export const unavailableIn = (
  lines: readonly CartLine[],
  items: QuoteItems | undefined,
): readonly CartLine[] =>
  lines.filter((line) => items?.excluded.some(({ gtin13 }) => gtin13 === line.gtin13) === true);

/** Returns the number of pages of a list of similar items. */
export const pagesOf = (items: readonly unknown[]): number => Math.ceil(items.length / PAGE);

/** Returns one page of a list; the first page is 0 [F-2.69]. */
export const pageOf = <Item>(items: readonly Item[], page: number): readonly Item[] =>
  items.slice(page * PAGE, (page + 1) * PAGE);

/** The products similar to an unavailable one. */
export type Similar =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed' }
  | { readonly phase: 'ready'; readonly items: readonly Product[]; readonly page: number };

/** Returns the similar products with the previous or next page of one product's list shown. */
export function withPageTurned(
  similar: Readonly<Record<string, Similar>>,
  gtin13: string,
  by: 1 | -1,
): Readonly<Record<string, Similar>> {
  const known = similar[gtin13];
  if (known?.phase !== 'ready') return similar;
  const page = Math.min(Math.max(0, known.page + by), pagesOf(known.items) - 1);
  return { ...similar, [gtin13]: { ...known, page } };
}

/** Returns the similar items that match the search text; all of them if it is empty. */
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

/** Returns a new replacement, with the quantity of the original item [F-3.13]. */
export const replacementOf = ({ line, index, product, now }: Selection): StoredReplacement => ({
  originalLineItemUpc: line.gtin13,
  newLineItemUpc: product.upc,
  newLineItemQuantity: line.quantity,
  previousQuantityValue: line.quantity,
  itemIndex: index,
  wasClicked: true,
  ttl: now + REPLACEMENT_MS,
});

/** Returns the replacements that have not expired [F-4.27]. */
export const unexpired = (all: readonly StoredReplacement[], now: number): readonly StoredReplacement[] =>
  all.filter(({ ttl }) => ttl > now);

/** Returns the replacement of a product. */
export const replacedBy = (
  all: readonly StoredReplacement[],
  gtin13: string,
): StoredReplacement | undefined => all.find(({ originalLineItemUpc }) => originalLineItemUpc === gtin13);

/** Returns true once the cart has the new item, which the shopper may also have removed there again. */
export const isInCart = (
  { isAdded = false, newLineItemUpc }: StoredReplacement,
  { lines }: Pick<Cart, 'lines'>,
): boolean => isAdded && lines.some(({ gtin13 }) => gtin13 === newLineItemUpc);

/** Returns the replacements of all other products. */
export const withoutReplacement = (
  all: readonly StoredReplacement[],
  gtin13: string,
): readonly StoredReplacement[] => all.filter(({ originalLineItemUpc }) => originalLineItemUpc !== gtin13);

/** Returns the replacements including a new one. A product has at most one. */
export const withReplacement = (
  all: readonly StoredReplacement[],
  one: StoredReplacement,
): readonly StoredReplacement[] => [...withoutReplacement(all, one.originalLineItemUpc), one];
