import { MODALITIES } from '@grocer/foundation/domain';
import type { CartLine, Cents, Modality, Product } from '@grocer/foundation/domain';

/** What is had in one way. */
export interface CartGroup {
  readonly modality: Modality;
  readonly lines: readonly CartLine[];
}

/** The lines of a cart by the way in which they are had; ways without any are left out. */
export const groupsOf = (lines: readonly CartLine[]): readonly CartGroup[] =>
  MODALITIES.map((modality) => ({
    modality,
    lines: lines.filter((line) => line.modality === modality),
  })).filter((group) => group.lines.length > 0);

/** The product of a line, where it is among those that are known. */
export const productOf = <One extends Pick<Product, 'upc'>>(
  { gtin13 }: Pick<CartLine, 'gtin13'>,
  products: readonly One[],
): One | undefined => products.find(({ upc }) => upc === gtin13);

/** What lines cost together, by today's prices for the way in which each is had. */
export const totalOf = (
  lines: readonly CartLine[],
  products: readonly Product[],
  priceIn: (modality: Modality, product: Product) => { readonly cents: Cents },
): Cents =>
  lines.reduce((sum, line) => {
    const product = productOf(line, products);
    return sum + (product ? Math.round(priceIn(line.modality, product).cents * line.quantity) : 0);
  }, 0);
