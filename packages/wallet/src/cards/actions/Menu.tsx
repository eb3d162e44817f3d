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
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';

export interface MenuItem {
  readonly part: string;
  readonly icon: ReactNode;
  readonly text: string;
  /** True while nothing else can begin. */
  readonly disabled: boolean;
  readonly onPress: () => void;
}

interface MenuProps {
  readonly label: string;
  readonly items: readonly MenuItem[];
  /** The button that opened the menu. The menu is placed at the button and returns focus to it. */
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
  /** Called with the menu's element when it mounts, and with null when it unmounts. */
  readonly onElement: (element: HTMLElement | null) => void;
}

/** Positions a menu at its button and adds keyboard navigation. */
function useMenu(anchor: HTMLElement, { labels, close }: { labels: readonly string[]; close: () => void }) {
  const [active, setActive] = useState<number | null>(0);
  const items = useRef<(HTMLElement | null)[]>([]);
  const { refs, floatingStyles, context, isPositioned } = useFloating({
    open: true,
    onOpenChange: (isOpen) => isOpen || close(),
    elements: { reference: anchor },
    // Fixed and without a portal, so that the menu stays inside the sheet for the focus trap and for Escape.
    strategy: 'fixed',
    placement: 'bottom-end',
    middleware: [offset(4), flip({ padding: 8 }), shift({ padding: 8 })],
    whileElementsMounted: autoUpdate,
  });
  const interactions = useInteractions([
    useRole(context, { role: 'menu' }),
    useDismiss(context, { escapeKey: false }),
    useListNavigation(context, {
      listRef: items,
      activeIndex: active,
      onNavigate: setActive,
      loop: true,
      // The keyboard reaches what cannot begin now as well.
      disabledIndices: [],
    }),
    useTypeahead(context, {
      listRef: { current: [...labels] },
      activeIndex: active,
      onMatch: (index) => items.current[index]?.focus(),
    }),
  ]);
  useEffect(() => {
    // The shopper may already have moved focus into the menu.
    const isInside = items.current.some((item) => item?.matches(':focus'));
    if (isPositioned && !isInside) items.current[0]?.focus({ preventScroll: true });
  }, [isPositioned]);
  return { refs, floatingStyles, items, active, ...interactions };
}

/**
 * A menu below the button that opened it. Everything it shows comes as props, because a module shared with
 * the first load would make the first load larger.
 */
export function Menu({ label, items, anchor, onClose, onElement }: MenuProps): ReactNode {
  const menu = useMenu(anchor, { labels: items.map(({ text }) => text), close: onClose });
  const { setFloating } = menu.refs;
  const attach = useCallback(
    (element: HTMLElement | null) => {
      setFloating(element);
      onElement(element);
    },
    [setFloating, onElement],
  );
  function goBack(): void {
    anchor.focus();
    onClose();
  }
  function leave({ relatedTarget, currentTarget }: FocusEvent): void {
    // Another window has the focus, which comes back to the menu.
    if (!currentTarget.ownerDocument.hasFocus()) return;
    const isInside = currentTarget.contains(relatedTarget);
    if (!isInside && relatedTarget !== anchor) onClose();
  }
  function onKeyDown({ key }: KeyboardEvent): void {
    if (key === 'Tab') goBack();
  }
  return (
    <div
      {...menu.getFloatingProps({ onKeyDown, onBlur: leave })}
      ref={attach}
      className="grocer-menu"
      data-part="card-menu"
      aria-label={label}
      style={menu.floatingStyles}
    >
      {items.map(({ part, icon, text, disabled, onPress }, index) => (
        <button
          key={part}
          {...menu.getItemProps({
            onClick() {
              if (disabled) return;
              goBack();
              onPress();
            },
          })}
          ref={(node) => {
            menu.items.current[index] = node;
          }}
          type="button"
          role="menuitem"
          tabIndex={menu.active === index ? 0 : -1}
          className="grocer-menu-item"
          data-part={part}
          aria-disabled={disabled || undefined}
        >
          {icon}
          {text}
        </button>
      ))}
    </div>
  );
}
