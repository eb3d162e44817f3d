import type { CartLine, Cents } from '@grocer/foundation/domain';
import { useSearchedProducts } from '../catalogue/use-search.ts';
import { totalOf } from './cart-groups.ts';
import { useShop } from './ShopProvider.tsx';
import { useIsMissing } from './use-is-missing.ts';
import { useWantedLines } from './use-amount.ts';

/** How many things are in a cart; what is weighed is one thing. */
const countOf = (lines: readonly CartLine[]): number =>
  lines.reduce((sum, { quantity }) => sum + Math.ceil(quantity), 0);

/** How many things are in the cart, as many as are wanted of each; none before it is known. */
export function useCartCount(): number {
  const { state } = useShop();
  return countOf(useWantedLines(state.phase === 'ready' ? state.cart.lines : []));
}

/** A code that no product has. */
const NOTHING = ['0000000000000'];

/** What can be had of the cart costs by today's prices, as long as all of them are known. */
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
