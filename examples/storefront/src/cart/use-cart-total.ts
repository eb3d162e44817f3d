import type { CartLine, Cents } from '@grocer/foundation/domain';
import { useSearchedProducts } from '../catalogue/use-search.ts';
import { totalOf } from './cart-groups.ts';
import { useShop } from './ShopProvider.tsx';
import { useIsMissing } from './use-is-missing.ts';
import { useWantedLines } from './use-amount.ts';

/** Returns the number of items of lines; fractions are rounded up. */
export const countOf = (lines: readonly CartLine[]): number =>
  lines.reduce((sum, { quantity }) => sum + Math.ceil(quantity), 0);

/** Returns the number of items in the cart, including unsaved quantities; 0 before the cart is loaded. */
export function useCartCount(): number {
  const { state } = useShop();
  return countOf(useWantedLines(state.phase === 'ready' ? state.cart.lines : []));
}

/** A GTIN that no product has. */
export const NOTHING = ['0000000000000'];

/**
 * Returns the total of the available lines at today's prices; undefined until all products and prices are
 * known.
 */
export function useCartTotal(): Cents | undefined {
  const { state, priceIn, arePricesReady } = useShop();
  const lines = useWantedLines(state.phase === 'ready' ? state.cart.lines : []);
  const gtins = [...new Set(lines.map(({ gtin13 }) => gtin13))].toSorted();
  const isMissing = useIsMissing();
  const { products } = useSearchedProducts({ gtins: gtins.length > 0 ? gtins : NOTHING });
  if (products.phase !== 'ready' || !arePricesReady) return undefined;
  const isKnown = lines.every((line) => products.list.some(({ upc }) => upc === line.gtin13));
  if (!isKnown) return undefined;
  return totalOf(
    lines.filter((line) => !isMissing(line)),
    products.list,
    priceIn,
  );
}
