import type { CartLine, CatalogueProduct, Modality } from '@grocer/foundation/domain';
import type { ReactNode } from 'react';
import { WAYS } from '../ways/way-words.ts';
import { useOrderedWays } from './ordered-ways.ts';
import { useShop } from './ShopProvider.tsx';

export interface MoveProps {
  readonly line: CartLine;
  readonly product: CatalogueProduct;
  /** Undefined as the move begins, and where it went once it is done. */
  readonly onMove: (to: Modality | undefined) => void;
}

/** The ways in which else a product of the cart can be had. */
export const useOtherWays = ({ line, product }: Pick<MoveProps, 'line' | 'product'>): readonly Modality[] =>
  useOrderedWays().filter((way) => way !== line.modality && product.modalities.includes(way));

/** Has a line of the cart in another way of shopping, with its amount and what is wished of it. */
export function MoveButtons({ line, product, onMove }: MoveProps): ReactNode {
  const { moveLines, isMoving } = useShop();
  const { modality: from } = line;
  async function move(to: Modality): Promise<void> {
    if (isMoving) return;
    onMove(undefined);
    // Why it did not work is said by the cart.
    if ((await moveLines({ from, to, lineIds: [line.id] })) === undefined) onMove(to);
  }
  return useOtherWays({ line, product }).map((to) => (
    <button
      key={to}
      type="button"
      className="plain"
      aria-label={`Move to ${WAYS[to]}, ${product.name}`}
      aria-disabled={isMoving || undefined}
      onClick={() => void move(to)}
    >
      Move to {WAYS[to]}
    </button>
  ));
}
