import {
  autoUpdate,
  flip,
  offset,
  shift,
  useDismiss,
  useFloating,
  useInteractions,
  useListNavigation,
  useRole,
  useTypeahead,
} from '@floating-ui/react';
import type { Card } from '@grocer/foundation/domain';
import { Icon, useEscape, useStyles } from '@grocer/foundation/ui';
import { Pencil, Star, Trash2 } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import { spokenName, useCardView } from '../card-picture/use-card-view.ts';
import { formatMessage } from '../format-message.ts';
import { usePart, useText, useWalletActions, useWalletStore } from '../wallet-context.tsx';
import css from './card-menu.css?inline';
import { cardActionMessages } from './messages.ts';
import { makePreferred } from './prefer.ts';
import { rowActions } from './rules.ts';
import type { CardAction } from './rules.ts';

interface CardMenuProps {
  readonly card: Card;
  /** The button that opened it: it is placed there, and focus goes back there. */
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

const ICON = { edit: Pencil, delete: Trash2, prefer: Star } as const;

/** What can be done with this card here and now. */
function useActions(card: Card): readonly CardAction[] {
  const application = useWalletStore(({ settings }) => settings.application);
  const isMyWallet = useWalletStore(({ settings }) => settings.isMyWallet);
  const hasCardBox = useWalletStore(({ settings }) => settings.hasCardBox);
  return rowActions(card, { application, isMyWallet, hasCardBox }).actions;
}

function useAct(card: Card): (action: CardAction) => void {
  const { openFlyout } = useWalletActions();
  const prefer = usePart(makePreferred);
  return (action) => {
    if (action === 'prefer') void prefer(card);
    if (action === 'edit') openFlyout({ screen: 'edit-card', cardId: card.id });
    if (action === 'delete') openFlyout({ screen: 'delete-card', cardId: card.id });
  };
}

/** Places a menu at its button, and moves through it by keyboard. */
function useMenu(anchor: HTMLElement, { labels, close }: { labels: readonly string[]; close: () => void }) {
  const [active, setActive] = useState<number | null>(0);
  const items = useRef<(HTMLElement | null)[]>([]);
  const { refs, floatingStyles, context, isPositioned } = useFloating({
    open: true,
    onOpenChange: (isOpen) => isOpen || close(),
    elements: { reference: anchor },
    // Fixed and without a portal: it stays in its sheet's tree, for the focus trap and for Escape.
    strategy: 'fixed',
    placement: 'bottom-end',
    middleware: [offset(4), flip({ padding: 8 }), shift({ padding: 8 })],
    whileElementsMounted: autoUpdate,
  });
  const interactions = useInteractions([
    useRole(context, { role: 'menu' }),
    useDismiss(context, { escapeKey: false }),
    useListNavigation(context, { listRef: items, activeIndex: active, onNavigate: setActive, loop: true }),
    useTypeahead(context, {
      listRef: { current: [...labels] },
      activeIndex: active,
      onMatch: (index) => items.current[index]?.focus(),
    }),
  ]);
  useEffect(() => {
    if (isPositioned) items.current[0]?.focus({ preventScroll: true });
  }, [isPositioned]);
  return { refs, floatingStyles, items, active, ...interactions };
}

/** The menu of a card: Edit, Make Preferred, Delete [W-2.17]. */
export function CardMenu({ card, anchor, onClose }: CardMenuProps): ReactNode {
  useStyles(css);
  const text = useText('cardActions', cardActionMessages);
  const view = useCardView();
  const actions = useActions(card);
  const act = useAct(card);
  const [element, setElement] = useState<HTMLElement | null>(null);
  const labels = actions.map((action) => text[action]);
  const menu = useMenu(anchor, { labels, close: onClose });
  function goBack(): void {
    anchor.focus();
    onClose();
  }
  useEscape(element ?? undefined, goBack);
  function leave({ relatedTarget, currentTarget }: FocusEvent): void {
    const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    if (!isInside && relatedTarget !== anchor) onClose();
  }
  function onKeyDown({ key }: KeyboardEvent): void {
    if (key === 'Tab') goBack();
  }
  return (
    <div
      {...menu.getFloatingProps({ onKeyDown, onBlur: leave })}
      ref={(node) => {
        menu.refs.setFloating(node);
        setElement(node);
      }}
      className="grocer-menu"
      data-part="card-menu"
      aria-label={formatMessage(text.actionsOf, { card: spokenName(view, card) })}
      style={menu.floatingStyles}
    >
      {actions.map((action, index) => (
        <button
          key={action}
          {...menu.getItemProps({
            onClick() {
              goBack();
              act(action);
            },
          })}
          ref={(node) => {
            menu.items.current[index] = node;
          }}
          type="button"
          role="menuitem"
          tabIndex={menu.active === index ? 0 : -1}
          className="grocer-menu-item"
          data-part={`menu-${action}`}
        >
          <Icon of={ICON[action]} size={16} />
          {text[action]}
        </button>
      ))}
    </div>
  );
}
