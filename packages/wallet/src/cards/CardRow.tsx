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
  /** Opens the menu of a card; the one that is open is told. */
  readonly menu: OpenMenu;
  readonly isMenuOpen: boolean;
}

interface CardRowProps extends CardItemProps {
  readonly isChosen: boolean;
  /** Why the card cannot be chosen, if it cannot. */
  readonly barrier: Barrier | undefined;
  readonly rejection: Rejection | undefined;
}

/** A card to pick: bank cards one at a time, the others on and off [W-4.7] [W-2.8]. */
export const CardRow = memo(function CardRow(props: CardRowProps): ReactNode {
  const { card, view, check, isChosen, barrier, rejection, menu, isMenuOpen } = props;
  const { store } = useWalletCore();
  const id = useId();
  // What has been marked can be unmarked, whatever has become of it.
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

/** A card to look at, where there is nothing to pick for [W-2.20]. */
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
