import type { CartLine, Cents, Product } from '@grocer/foundation/domain';
import type { Entry } from '../../core/entry-rules.ts';

interface Priced {
  readonly products: Readonly<Record<string, Product>>;
  /** The lines that are unavailable at the chosen time. */
  readonly missing: readonly CartLine[];
  readonly priceOf: (product: Product) => Cents;
}

/** Returns the total of the items before fees and taxes, without unavailable or unknown products. */
export function totalOf(lines: readonly CartLine[], { products, missing, priceOf }: Priced): Cents {
  const sums = lines.map((line) => {
    const product = products[line.gtin13];
    return product?.isAvailable && !missing.includes(line) ? priceOf(product) * line.quantity : 0;
  });
  return Math.round(sums.reduce((sum, one) => sum + one, 0));
}

/** Returns true when a product needs California's warning and is delivered there [F-5.16]. */
export const hasWarning = (
  { needsProp65Warning }: Pick<Product, 'needsProp65Warning'>,
  entry: Entry | undefined,
): boolean =>
  needsProp65Warning &&
  entry?.kind === 'ready' &&
  entry.destination.kind === 'address' &&
  entry.destination.address.region === 'CA';
