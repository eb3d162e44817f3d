import type { Cart, Modality } from '@grocer/foundation/domain';

/** Cart items for other modalities than the order's. */
export interface OtherItems {
  readonly count: number;
  readonly modalities: readonly Modality[];
}

/** Counts pieces; a weighed item counts as one. */
const countItems = (quantity: number): number => (Number.isInteger(quantity) ? quantity : 1);

// [C-2.52]
/** Returns the cart items for other modalities; undefined if there are none. */
export function otherItems({ lines }: Pick<Cart, 'lines'>, ordered: Modality): OtherItems | undefined {
  const others = lines.filter(({ modality }) => modality !== ordered);
  if (others.length === 0) return undefined;
  return {
    count: others.reduce((sum, { quantity }) => sum + countItems(quantity), 0),
    modalities: [...new Set(others.map(({ modality }) => modality))],
  };
}
