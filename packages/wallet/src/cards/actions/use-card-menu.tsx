import { useChunk } from '@grocer/foundation/embed';
import type { Card } from '@grocer/foundation/domain';
import { RetryNotice, useOverlayPlace } from '@grocer/foundation/ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { loadForms, loadMenu } from '../../lazy.ts';
import type { OpenMenu, RowView } from './CardSide.tsx';

async function loadCardMenu() {
  const [menu, { CardMenu }] = await Promise.all([loadMenu(), loadForms()]);
  return { menu, CardMenu };
}

interface WhileOpenProps {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Closes the menu together with the flyout it was opened in, since the list beneath may stay mounted. */
function WhileOpen({ onClose, children }: WhileOpenProps): ReactNode {
  const place = useOverlayPlace();
  const [first] = useState(place);
  useEffect(() => {
    if (place !== first) onClose();
  }, [place, first, onClose]);
  return place === first && children;
}

/** One menu for all rows: a row clips what overflows it, and 500 rows do not need a menu each. */
export function useCardMenu(view: RowView): {
  readonly menu: OpenMenu;
  readonly element: ReactNode;
  readonly openId: string | undefined;
} {
  const [opened, setOpened] = useState<{ card: Card; anchor: HTMLElement }>();
  const [isWanted, setWanted] = useState(false);
  const chunk = useChunk(loadCardMenu, isWanted, opened !== undefined);
  const close = useCallback(() => {
    setOpened(undefined);
    setWanted(false);
  }, []);
  const menu = useMemo<OpenMenu>(
    () => ({
      open(card, anchor) {
        setWanted(true);
        setOpened((before) => (before?.card.id === card.id ? undefined : { card, anchor }));
      },
      prefetch: () => setWanted(true),
    }),
    [],
  );

  function elementOf(): ReactNode {
    if (!opened || chunk.phase === 'waiting') return null;
    if (chunk.phase === 'ready') {
      const { CardMenu, menu: loaded } = chunk.loaded;
      return <CardMenu key={opened.card.id} loaded={loaded} {...opened} view={view} onClose={close} />;
    }
    const { text, words } = view;
    return <RetryNotice part="menu-failed" text={text.broken} retry={words.retry} onRetry={chunk.retry} />;
  }

  const element = opened && <WhileOpen onClose={close}>{elementOf()}</WhileOpen>;
  return { menu, element, openId: opened?.card.id };
}
