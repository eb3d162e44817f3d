import { formatMessage } from '@grocer/foundation/embed';
import { Button, Icon } from '@grocer/foundation/ui';
import type { Card } from '@grocer/foundation/domain';
import { EllipsisVertical } from 'lucide';
import type { ReactNode } from 'react';
import { spokenName } from '../picture/use-card-view.ts';
import { useWalletCore } from '../../core/context.tsx';
import { BalanceButton, SideButton } from './CardButtons.tsx';
import type { BalanceButtonProps, ButtonView } from './CardButtons.tsx';
import type { CardActionMessages } from './messages.ts';
import { rowActions } from './rules.ts';

/** Opens and prefetches the menu of a card. */
export interface OpenMenu {
  open(card: Card, anchor: HTMLElement): void;
  /** Loads the menu's code when a press is likely. */
  prefetch(): void;
}

/** What every row of the list needs besides its card. */
export interface RowView extends ButtonView {
  readonly words: CardActionMessages;
  /** Separates the radio groups of two lists on one page. */
  readonly listId: string;
  readonly isMyWallet: boolean;
  readonly hasCardBox: boolean;
}

interface CardSideProps extends Omit<BalanceButtonProps, 'fromCardBox' | 'view'> {
  readonly view: RowView;
  readonly menu: OpenMenu;
  readonly isMenuOpen: boolean;
}

/** The actions of a row: its menu at the side, and below the name a button for the balance [W-2.17]. */
export function CardSide({ card, view, check, menu, isMenuOpen }: CardSideProps): ReactNode {
  const { store } = useWalletCore();
  const { kind } = rowActions(card, view);
  return (
    <>
      {kind === 'menu' && (
        <Button
          kind="icon"
          part="card-actions"
          label={formatMessage(view.words.actionsOf, { card: spokenName(view, card) })}
          popup={{ kind: 'menu', isOpen: isMenuOpen }}
          busy={check === 'saving'}
          onPress={(button) => menu.open(card, button)}
          onIntent={menu.prefetch}
        >
          <Icon of={EllipsisVertical} size={20} />
        </Button>
      )}
      {kind === 'button' && (
        <SideButton
          card={card}
          view={view}
          part="edit-card"
          text={view.words.edit}
          onPress={() => store.getState().openFlyout({ screen: 'edit-card', cardId: card.id })}
        />
      )}
      {card.group !== 'bank' && <BalanceButton card={card} view={view} check={check} />}
    </>
  );
}
