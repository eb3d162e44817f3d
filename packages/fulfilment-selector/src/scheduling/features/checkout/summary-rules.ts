import type { CartLine, Cents, Product } from '@grocer/foundation/domain';
import type { Entry } from '../../core/entry-rules.ts';

interface Priced {
  readonly products: Readonly<Record<string, Product>>;
  /** The lines that cannot be had at the chosen time. */
  readonly missing: readonly CartLine[];
  readonly priceOf: (product: Product) => Cents;
}

/** What the items of an order come to before fees and taxes; what nobody has or knows the price of counts nothing. */
export function totalOf(lines: readonly CartLine[], { products, missing, priceOf }: Priced): Cents {
  const sums = lines.map((line) => {
    const product = products[line.gtin13];
    return product?.isAvailable && !missing.includes(line) ? priceOf(product) * line.quantity : 0;
  });
  return Math.round(sums.reduce((sum, one) => sum + one, 0));
}

/** Has a product to carry the warning of California: it needs one, and it is brought there [F-5.16]? */
export const hasWarning = (
  { needsProp65Warning }: Pick<Product, 'needsProp65Warning'>,
  entry: Entry | undefined,
): boolean =>
  needsProp65Warning &&
  entry?.kind === 'ready' &&
  entry.destination.kind === 'address' &&
  entry.destination.address.region === 'CA';
