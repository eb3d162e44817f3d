import { effectiveCost } from '@grocer/foundation/domain';
import type { CartLine, Cents, Product, TimeOption } from '@grocer/foundation/domain';
import type { Entry } from '../../core/entry-rules.ts';

interface Priced {
  readonly products: Readonly<Record<string, Product>>;
  readonly priceOf: (product: Product) => Cents;
}

/** What the items of an order come to before fees and taxes; what nobody knows the price of counts nothing. */
export function totalOf(lines: readonly CartLine[], { products, priceOf }: Priced): Cents {
  const sums = lines.map(({ gtin13, quantity }) => {
    const product = products[gtin13];
    return product ? priceOf(product) * quantity : 0;
  });
  return Math.round(sums.reduce((sum, one) => sum + one, 0));
}

/** What a time adds to an order; undefined where its service does not say. */
export const chargeOf = (option: Pick<TimeOption, 'cost' | 'waiver' | 'shouldShowFees'>): Cents | undefined =>
  option.shouldShowFees ? effectiveCost(option) : undefined;

/** Has a product to carry the warning of California: it needs one, and it is brought there [F-5.16]? */
export const hasWarning = (
  { needsProp65Warning }: Pick<Product, 'needsProp65Warning'>,
  entry: Entry | undefined,
): boolean =>
  needsProp65Warning &&
  entry?.kind === 'ready' &&
  entry.destination.kind === 'address' &&
  entry.destination.address.region === 'CA';
