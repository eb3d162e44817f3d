import type { Modality } from '@grocer/foundation/domain';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { brandOf } from '../brand.ts';
import { useSettings } from '../demo/use-settings.ts';
import { WAYS } from '../ways/way-words.ts';
import { useShop } from './ShopProvider.tsx';

/** The ways of shopping that the checkout takes orders for. */
export const ORDERED: readonly Modality[] = ['PICKUP', 'DELIVERY'];

interface MoveAllProps {
  readonly from: Modality;
  /** The id of what says which items these are. */
  readonly describedBy: string;
  readonly onMoved: (to: Modality) => void;
}

/** Says that items cannot be ordered in their way of shopping, and has all of them in another one. */
export function MoveAll({ from, describedBy, onMoved }: MoveAllProps): ReactNode {
  const { moveAll, settled } = useShop();
  const { ways } = brandOf(useSettings().banner);
  const [isBusy, setBusy] = useState(false);
  const goals = ORDERED.filter((way) => ways.includes(way));
  async function move(to: Modality): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    // Why it did not work is said by the cart.
    const isMoved = (await settled()) && (await moveAll({ from, to })) === undefined;
    setBusy(false);
    if (isMoved) onMoved(to);
  }
  if (goals.length === 0) return <p className="muted">These items can’t be ordered here.</p>;
  return (
    <div className="cart-moves">
      <p className="muted">Only pickup and delivery can be ordered here.</p>
      <div>
        {goals.map((to) => (
          <button
            key={to}
            type="button"
            className="button"
            aria-describedby={describedBy}
            aria-disabled={isBusy}
            onClick={() => void move(to)}
          >
            Move to {WAYS[to]}
          </button>
        ))}
      </div>
    </div>
  );
}
