import type { CartLine, Cents, Product } from '@grocer/foundation/domain';
import type { Entry } from '../entry/rules.ts';

/** What the items of an order come to before fees and taxes; what nobody knows the price of counts nothing. */
export const totalOf = (lines: readonly CartLine[], products: Readonly<Record<string, Product>>): Cents =>
  Math.round(lines.reduce((sum, { gtin13, quantity }) => sum + (products[gtin13]?.price ?? 0) * quantity, 0));

/** Has a product to carry the warning of California: it needs one, and it is brought there [F-5.16]? */
export const hasWarning = (
  { needsProp65Warning }: Pick<Product, 'needsProp65Warning'>,
  entry: Entry | undefined,
): boolean =>
  needsProp65Warning &&
  entry?.kind === 'ready' &&
  entry.destination.kind === 'address' &&
  entry.destination.address.region === 'CA';
