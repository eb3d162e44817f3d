import type { Cart, Modality } from '@grocer/foundation/domain';

/** What is still in the cart for other ways of shopping than that of the order. */
export interface OtherItems {
  readonly count: number;
  readonly modalities: readonly Modality[];
}

/** Pieces are counted; what is weighed is one. */
const pieces = (quantity: number): number => (Number.isInteger(quantity) ? quantity : 1);

// [C-2.52]
/** What of a cart is for other ways of shopping; undefined where nothing is. */
export function otherItems({ lines }: Pick<Cart, 'lines'>, ordered: Modality): OtherItems | undefined {
  const others = lines.filter(({ modality }) => modality !== ordered);
  if (others.length === 0) return undefined;
  return {
    count: others.reduce((sum, { quantity }) => sum + pieces(quantity), 0),
    modalities: [...new Set(others.map(({ modality }) => modality))],
  };
}
