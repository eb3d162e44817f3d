import type { CartMove } from '@grocer/foundation/contract';
import type { CatalogueProduct, Modality } from '@grocer/foundation/domain';
import type { ReactNode } from 'react';
import { WAYS } from '../ways/way-words.ts';
import { useOrderedWays } from './ordered-ways.ts';
import { useShop } from './ShopProvider.tsx';

interface MoveAllProps {
  readonly from: Modality;
  /** The products as far as they are known; only a way to shop that has all of them is offered. */
  readonly products: readonly Pick<CatalogueProduct, 'modalities'>[];
  /** Id of the element that says which items these are. */
  readonly describedBy: string;
  /** Called with undefined when a move starts, and with the move once it is done. */
  readonly onMove: (done: CartMove | undefined) => void;
}

const NAMES = {
  PICKUP: 'pickup',
  DELIVERY: 'delivery',
  SHIP: 'shipping',
  IN_STORE: 'shopping in store',
} as const;
const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

const wordsFor = (goals: readonly Modality[]): string =>
  goals.length === 0
    ? 'These items can’t be ordered here.'
    : `Only ${list.format(goals.map((way) => NAMES[way]))} can be ordered here.`;

/**
 * States that items cannot be ordered in their way to shop, and offers to move all of them to another one.
 */
export function MoveAll({ from, products, describedBy, onMove }: MoveAllProps): ReactNode {
  const { moveLines, isMoving } = useShop();
  const offered = useOrderedWays();
  const goals = offered.filter((way) => products.every(({ modalities }) => modalities.includes(way)));
  async function move(to: Modality): Promise<void> {
    if (isMoving) return;
    onMove(undefined);
    // The cart shows the error of a failed move.
    if ((await moveLines({ from, to })) === undefined) onMove({ from, to });
  }
  return (
    <div className="cart-moves">
      <p className="muted">{wordsFor(offered)}</p>
      <div>
        {goals.map((to) => (
          <button
            key={to}
            type="button"
            className="button"
            aria-describedby={describedBy}
            aria-disabled={isMoving || undefined}
            onClick={() => void move(to)}
          >
            Move to {WAYS[to]}
          </button>
        ))}
      </div>
    </div>
  );
}
