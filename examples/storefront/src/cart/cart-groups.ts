import { MODALITIES } from '@grocer/foundation/domain';
import type { CartLine, Cents, Modality, Product } from '@grocer/foundation/domain';
import type { ReservationState } from '@grocer/fulfilment-selector';

type Placed = Pick<CartLine, 'gtin13' | 'modality'>;

/** What is had in one way. */
export interface CartGroup {
  readonly modality: Modality;
  readonly lines: readonly CartLine[];
  /** Those that cannot be had at the time that is held; they are in no total. */
  readonly missing: readonly CartLine[];
}

/** Cannot a line be had at the time that is held for its way? */
export const isMissingAt = (
  { gtin13, modality }: Placed,
  reservation: Pick<ReservationState, 'status' | 'modality' | 'excluded'> | undefined,
): boolean =>
  reservation?.status === 'held' &&
  reservation.modality === modality &&
  reservation.excluded.includes(gtin13);

/** The lines of a cart by the way in which they are had; ways without any are left out. */
export const groupsOf = (
  lines: readonly CartLine[],
  isMissing: (line: Placed) => boolean,
): readonly CartGroup[] =>
  MODALITIES.map((modality) => {
    const ofWay = lines.filter((line) => line.modality === modality);
    return {
      modality,
      lines: ofWay.filter((line) => !isMissing(line)),
      missing: ofWay.filter((line) => isMissing(line)),
    };
  }).filter((group) => group.lines.length + group.missing.length > 0);

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
