import { formatMessage } from '@grocer/foundation/embed';
import type { Card } from '@grocer/foundation/domain';
import { Icon, useEscape, useStyles } from '@grocer/foundation/ui';
import { Pencil, Star, Trash2 } from 'lucide';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { spokenName } from '../picture/use-card-view.ts';
import { usePart, useWalletActions, useWalletStore } from '../../core/context.tsx';
import type { RowView } from './CardSide.tsx';
import css from './menu.css?inline';
import type * as MenuModule from './Menu.tsx';
import { makePreferred } from './prefer.ts';
import { rowActions } from './rules.ts';
import type { CardAction } from './rules.ts';

const ICON = { edit: Pencil, delete: Trash2, prefer: Star } as const;

/** Returns the handler for the actions of a card's menu. */
function useAct(card: Card): (action: CardAction) => void {
  const { openFlyout } = useWalletActions();
  const prefer = usePart(makePreferred);
  const acts: Readonly<Record<CardAction, () => void>> = {
    prefer: () => void prefer(card),
    edit: () => openFlyout({ screen: 'edit-card', cardId: card.id }),
    delete: () => openFlyout({ screen: 'delete-card', cardId: card.id }),
  };
  return (action) => acts[action]();
}

interface CardMenuProps {
  /** The generic menu, which is in a chunk of its own. */
  readonly loaded: typeof MenuModule;
  readonly card: Card;
  readonly anchor: HTMLElement;
  readonly view: RowView;
  readonly onClose: () => void;
}

/** The menu of a card: Edit, Make Preferred, Delete [W-2.17]. */
export function CardMenu({ loaded, card, anchor, view, onClose }: CardMenuProps): ReactNode {
  const { Menu } = loaded;
  useStyles(css);
  const [element, setElement] = useState<HTMLElement | null>(null);
  useEscape(element ?? undefined, () => {
    anchor.focus();
    onClose();
  });
  const act = useAct(card);
  const isBusy = useWalletStore((state) => state.isBusy());
  const items = rowActions(card, view).actions.map((action): MenuModule.MenuItem => ({
    part: `menu-${action}`,
    icon: <Icon of={ICON[action]} size={16} />,
    text: view.words[action],
    disabled: isBusy,
    onPress: () => act(action),
  }));
  const label = formatMessage(view.words.actionsOf, { card: spokenName(view, card) });
  return <Menu label={label} items={items} anchor={anchor} onClose={onClose} onElement={setElement} />;
}
