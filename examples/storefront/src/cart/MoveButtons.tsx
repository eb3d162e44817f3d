import type { CartLine, CatalogueProduct, Modality } from '@grocer/foundation/domain';
import type { ReactNode } from 'react';
import { WAYS } from '../ways/way-words.ts';
import { useOrderedWays } from './ordered-ways.ts';
import { useShop } from './ShopProvider.tsx';

export interface MoveProps {
  readonly line: CartLine;
  readonly product: CatalogueProduct;
  /** Called with undefined when the move starts, and with the new way to shop once it is done. */
  readonly onMove: (to: Modality | undefined) => void;
}

/** Returns the other ways to shop in which the product of a cart line can be ordered. */
const useOtherWays = ({ line, product }: Pick<MoveProps, 'line' | 'product'>): readonly Modality[] =>
  useOrderedWays().filter((way) => way !== line.modality && product.modalities.includes(way));

/** Buttons that move a cart line to another way to shop; its quantity and substitution settings are kept. */
export function MoveButtons({ line, product, onMove }: MoveProps): ReactNode {
  const { moveLines, isMoving } = useShop();
  const { modality: from } = line;
  async function move(to: Modality): Promise<void> {
    if (isMoving) return;
    onMove(undefined);
    // The cart shows the error of a failed move.
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
