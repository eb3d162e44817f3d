import type { CartMove } from '@grocer/foundation/contract';
import type { CatalogueProduct, Modality } from '@grocer/foundation/domain';
import type { ReactNode } from 'react';
import { WAYS } from '../ways/way-words.ts';
import { useOrderedWays } from './ordered-ways.ts';
import { useShop } from './ShopProvider.tsx';

interface MoveAllProps {
  readonly from: Modality;
  /** What they are, as far as that is known: they are moved to where all of them can be had. */
  readonly products: readonly Pick<CatalogueProduct, 'modalities'>[];
  /** The id of what says which items these are. */
  readonly describedBy: string;
  /** Undefined as a move begins, and how they were moved once it is done. */
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

/** Says that items cannot be ordered in their way of shopping, and has all of them in another one. */
export function MoveAll({ from, products, describedBy, onMove }: MoveAllProps): ReactNode {
  const { moveLines, isMoving } = useShop();
  const offered = useOrderedWays();
  const goals = offered.filter((way) => products.every(({ modalities }) => modalities.includes(way)));
  async function move(to: Modality): Promise<void> {
    if (isMoving) return;
    onMove(undefined);
    // Why it did not work is said by the cart.
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
