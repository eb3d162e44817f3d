/** As many as fit side by side. */
const MOST = 6;

interface Kept<One> {
  /** The numbers of what is in the cart. */
  readonly inCart: readonly string[];
  /** What has been seen, the last one last. */
  readonly seen: readonly One[];
}

/** The products to show while nothing new can be had: what is in the cart, then what was seen last. */
export function keptProducts<One extends { readonly upc: string }>({
  inCart,
  seen,
}: Kept<One>): readonly One[] {
  const wanted = seen.filter(({ upc }) => inCart.includes(upc));
  const others = seen.filter(({ upc }) => !inCart.includes(upc)).toReversed();
  return [...wanted, ...others].slice(0, MOST);
}
