import type { CartLine, CatalogueProduct, Cents } from '@grocer/foundation/domain';
import { useProductsOf } from '../catalogue/use-search.ts';
import { productOf, totalOf } from './cart-groups.ts';
import { linesOf } from './cart-state.ts';
import { useShop } from './ShopProvider.tsx';
import { useIsMissing } from './use-is-missing.ts';
import { useWantedLines } from './use-amount.ts';

/** Returns the number of items of lines; fractions are rounded up. */
export const countOf = (lines: readonly CartLine[]): number =>
  lines.reduce((sum, { quantity }) => sum + Math.ceil(quantity), 0);

/** Returns the number of items in the cart, including unsaved quantities; 0 before the cart is loaded. */
export function useCartCount(): number {
  const { state } = useShop();
  return countOf(useWantedLines(linesOf(state)));
}

/** The products of cart lines, and the total of the available ones at today's prices. */
export interface OrderTotal {
  readonly gtins: readonly string[];
  readonly products: readonly CatalogueProduct[];
  /** Undefined until all products and prices are known. */
  readonly total: Cents | undefined;
}

/** Returns the products and the total of cart lines. */
export function useOrderTotal(lines: readonly CartLine[]): OrderTotal {
  const { priceIn, areAllPricesReady } = useShop();
  const isMissing = useIsMissing();
  const gtins = [...new Set(lines.map(({ gtin13 }) => gtin13))].toSorted();
  const found = useProductsOf(gtins).products;
  const products = found.phase === 'ready' ? found.list : [];
  const isKnown =
    found.phase === 'ready' && areAllPricesReady && lines.every((line) => productOf(line, products));
  const available = lines.filter((line) => !isMissing(line));
  return { gtins, products, total: isKnown ? totalOf(available, products, priceIn) : undefined };
}

/** Returns the total of the whole cart; undefined until all products and prices are known. */
export function useCartTotal(): Cents | undefined {
  const { state } = useShop();
  return useOrderTotal(useWantedLines(linesOf(state))).total;
}
