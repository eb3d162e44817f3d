import type { Card } from '@grocer/foundation/domain';
import { memo } from 'react';
import type { ReactNode } from 'react';
import { CardLine } from '../card-picture/CardLine.tsx';
import { isUnusable } from '../selection/rules.ts';
import { useWalletActions } from '../wallet-context.tsx';

interface CardRowProps {
  readonly card: Card;
  readonly isChosen: boolean;
}

function stateOf(card: Card, isChosen: boolean): 'chosen' | 'off' | 'free' {
  if (isChosen) return 'chosen';
  return isUnusable(card) ? 'off' : 'free';
}

/** A card to pick: bank cards one at a time, the others on and off [W-4.7]. */
export const CardRow = memo(function CardRow({ card, isChosen }: CardRowProps): ReactNode {
  const { choose } = useWalletActions();
  const isOff = isUnusable(card);
  return (
    <li>
      <label className="grocer-card" data-part="card" data-state={stateOf(card, isChosen)}>
        <input
          className="grocer-choice"
          type={card.group === 'bank' ? 'radio' : 'checkbox'}
          name={`grocer-${card.group}`}
          checked={isChosen}
          disabled={isOff}
          onChange={() => choose(card)}
        />
        <CardLine card={card} />
      </label>
    </li>
  );
});

/** A card to look at, where there is nothing to pick for [W-2.20]. */
export const CardItem = memo(function CardItem({ card }: { readonly card: Card }): ReactNode {
  return (
    <li>
      <div className="grocer-card" data-part="card">
        <CardLine card={card} />
      </div>
    </li>
  );
});
