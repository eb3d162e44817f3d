import { MODALITIES } from '@grocer/foundation/domain';
import type { CartLine, Cents, Modality, Product } from '@grocer/foundation/domain';
import type { ReservationState } from '@grocer/fulfilment-selector';

type Placed = Pick<CartLine, 'gtin13' | 'modality'>;

/** The lines of a cart for one way to shop. */
export interface CartGroup {
  readonly modality: Modality;
  readonly lines: readonly CartLine[];
  /** Lines that are not available at the held time; no total includes them. */
  readonly missing: readonly CartLine[];
}

/** Returns true when a line is not available at the time held for its way to shop. */
export const isMissingAt = (
  { gtin13, modality }: Placed,
  reservation: Pick<ReservationState, 'status' | 'modality' | 'excluded'> | undefined,
): boolean =>
  reservation?.status === 'held' &&
  reservation.modality === modality &&
  reservation.excluded.includes(gtin13);

/** Groups the lines of a cart by way to shop, the current way first; ways without lines are left out. */
export const groupsOf = (
  lines: readonly CartLine[],
  isMissing: (line: Placed) => boolean,
  current?: Modality,
): readonly CartGroup[] =>
  MODALITIES.toSorted((a, b) => Number(b === current) - Number(a === current))
    .map((modality) => {
      const ofWay = lines.filter((line) => line.modality === modality);
      return {
        modality,
        lines: ofWay.filter((line) => !isMissing(line)),
        missing: ofWay.filter((line) => isMissing(line)),
      };
    })
    .filter((group) => group.lines.length + group.missing.length > 0);

/** Returns the product of a line, or undefined if it is not among the known ones. */
export const productOf = <One extends Pick<Product, 'upc'>>(
  { gtin13 }: Pick<CartLine, 'gtin13'>,
  products: readonly One[],
): One | undefined => products.find(({ upc }) => upc === gtin13);

/** Returns the total of lines at today's prices, each for its way to shop. Unknown products count as 0. */
export const totalOf = (
  lines: readonly CartLine[],
  products: readonly Product[],
  priceIn: (modality: Modality, product: Product) => { readonly cents: Cents },
): Cents =>
  lines.reduce((sum, line) => {
    const product = productOf(line, products);
    return sum + (product ? Math.round(priceIn(line.modality, product).cents * line.quantity) : 0);
  }, 0);
