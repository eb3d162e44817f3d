import type { Card } from '@grocer/foundation/domain';
import { Choice } from '@grocer/foundation/ui';
import { memo, useId } from 'react';
import type { ReactNode } from 'react';
import { CardSide } from './actions/CardSide.tsx';
import type { RowView, OpenMenu } from './actions/CardSide.tsx';
import { CardLine } from './picture/CardLine.tsx';
import type { Barrier, Rejection } from '../selection/rules.ts';
import { useWalletCore } from '../core/context.tsx';
import type { Check } from './rules.ts';

interface CardItemProps {
  readonly card: Card;
  readonly view: RowView;
  readonly check: Check | undefined;
  /** Opens and prefetches the menu of a card. */
  readonly menu: OpenMenu;
  readonly isMenuOpen: boolean;
}

interface CardRowProps extends CardItemProps {
  readonly isChosen: boolean;
  /** Why the card cannot be selected; undefined when it can. */
  readonly barrier: Barrier | undefined;
  readonly rejection: Rejection | undefined;
}

/** A row that selects a card: one bank card at a time, other cards toggle [W-4.7] [W-2.8]. */
export const CardRow = memo(function CardRow(props: CardRowProps): ReactNode {
  const { card, view, check, isChosen, barrier, rejection, menu, isMenuOpen } = props;
  const { store } = useWalletCore();
  const id = useId();
  // A selected SNAP or gift card can always be deselected, even when a barrier applies.
  const isOff = barrier !== undefined && !(isChosen && card.group !== 'bank');
  const state = isOff && !isChosen ? 'off' : 'free';
  return (
    <li className="grocer-card" data-part="card" data-state={isChosen ? 'chosen' : state}>
      <label className="grocer-card-pick" htmlFor={id}>
        <Choice
          id={id}
          type={card.group === 'bank' ? 'radio' : 'checkbox'}
          name={`${view.listId}${card.group}`}
          checked={isChosen}
          disabled={isOff}
          onChange={() => store.getState().choose(card)}
        />
        <CardLine card={card} view={view} check={check} rejection={rejection} />
      </label>
      <CardSide card={card} view={view} check={check} menu={menu} isMenuOpen={isMenuOpen} />
    </li>
  );
});

/** A row of a card without a selection [W-2.20]. */
export const CardItem = memo(function CardItem(props: CardItemProps): ReactNode {
  const { card, view, check } = props;
  return (
    <li className="grocer-card" data-part="card">
      <div className="grocer-card-pick">
        <CardLine card={card} view={view} check={check} />
      </div>
      <CardSide {...props} />
    </li>
  );
});
