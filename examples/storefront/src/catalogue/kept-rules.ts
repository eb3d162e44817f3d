/** Maximum number of products: one row. */
const MOST = 6;

interface Kept<One> {
  /** GTINs of the products in the cart. */
  readonly inCart: readonly string[];
  /** Products that were seen, the latest last. */
  readonly seen: readonly One[];
}

/** Returns the products to show offline: those in the cart, then those seen last. */
export function keptProducts<One extends { readonly upc: string }>({
  inCart,
  seen,
}: Kept<One>): readonly One[] {
  const wanted = seen.filter(({ upc }) => inCart.includes(upc));
  const others = seen.filter(({ upc }) => !inCart.includes(upc)).toReversed();
  return [...wanted, ...others].slice(0, MOST);
}
