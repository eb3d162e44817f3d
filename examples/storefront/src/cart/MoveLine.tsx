import type { CartLine, CatalogueProduct, Modality } from '@grocer/foundation/domain';
import { Ellipsis } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { WAYS } from '../ways/way-words.ts';
import { useOrderedWays } from './ordered-ways.ts';
import { useShop } from './ShopProvider.tsx';

interface MoveLineProps {
  readonly line: CartLine;
  readonly product: CatalogueProduct;
  /** Undefined as the move begins, and where it went once it is done. */
  readonly onMove: (to: Modality | undefined) => void;
}

/** Has a line of the cart in another way of shopping, with its amount and what is wished of it. */
export function MoveLine({ line, product, onMove }: MoveLineProps): ReactNode {
  const { moveLines, isMoving } = useShop();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { modality: from } = line;
  const goals = useOrderedWays().filter((way) => way !== from && product.modalities.includes(way));
  if (goals.length === 0) return null;
  async function move(to: Modality): Promise<void> {
    if (isMoving) return;
    onMove(undefined);
    // Why it did not work is said by the cart.
    if ((await moveLines({ from, to, lineIds: [line.id] })) === undefined) onMove(to);
  }
  return (
    <>
      <button
        type="button"
        className="icon"
        aria-label={`Move, ${product.name}`}
        title="Move"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Ellipsis size={20} aria-hidden="true" />
      </button>
      <div id={id} className="cart-line-moves" hidden={!isOpen}>
        {goals.map((to) => (
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
        ))}
      </div>
    </>
  );
}
