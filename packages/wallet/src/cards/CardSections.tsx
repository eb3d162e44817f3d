import type { Card, CardGroup } from '@grocer/foundation/domain';
import { Button, Icon, Notice, Skeleton, SlowStatus, useStyles } from '@grocer/foundation/ui';
import { Plus } from 'lucide';
import { useCallback, useId, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { RowView, OpenMenu } from '../card-actions/CardSide.tsx';
import { cardActionMessages } from '../card-actions/messages.ts';
import { useRowView } from '../card-actions/use-row-view.ts';
import { barrierOf } from '../selection/rules.ts';
import { useChunk } from '../use-chunk.ts';
import type { Chunk } from '../use-chunk.ts';
import { useText, useWalletActions, useWalletStore } from '../wallet-context.tsx';
import { CardItem, CardRow } from './CardRow.tsx';
import pictureCss from '../card-picture/card-picture.css?inline';
import css from './cards.css?inline';
import { LoadFailed } from './LoadFailed.tsx';
import { cardMessages } from './messages.ts';
import { inGroup } from './rules.ts';

const EMPTY = { bank: 'emptyBank', snap: 'emptySnap', gift: 'emptyGift' } as const;
const ADD = {
  bank: { words: 'addBank', part: 'add-bank-card', screen: 'add-card' },
  snap: { words: 'addSnap', part: 'add-snap-card', screen: 'add-snap-card' },
  gift: { words: 'addGift', part: 'add-gift-card', screen: 'add-gift-card' },
} as const;

/** Rows that are painted whether they are in view or not. */
const SHORT = 20;

interface SectionProps {
  readonly group: CardGroup;
  readonly list: readonly Card[];
  readonly view: RowView;
  readonly menu: OpenMenu;
  /** The card whose menu is open. */
  readonly openId: string | undefined;
  /** Does the flyout lie above, and tell what there is to tell? */
  readonly isBehind: boolean;
}

function Rows({ group, list, view, menu, openId }: SectionProps): ReactNode {
  const checks = useWalletStore((state) => state.checks);
  const chosen = useWalletStore(({ draft }) => draft[group]);
  const rejections = useWalletStore((state) => state.rejections);
  const isCovered = useWalletStore((state) => state.isCovered);
  return list.map((card) => {
    const isMenuOpen = card.id === openId;
    const item = { card, view, menu, isMenuOpen, check: checks[card.id] };
    if (view.isMyWallet) return <CardItem key={card.id} {...item} />;
    const isChosen = chosen.includes(card.id);
    return (
      <CardRow
        key={card.id}
        {...item}
        isChosen={isChosen}
        barrier={barrierOf(card, { rejections, isChosen, isCovered })}
        rejection={rejections[card.id]}
      />
    );
  });
}

/** That the order is paid for already, where more gift cards would be of no use [W-4.10]. */
function Covered(): ReactNode {
  const text = useText('cardActions', cardActionMessages);
  const isCovered = useWalletStore((state) => state.isCovered);
  const hasGift = useWalletStore(({ draft }) => draft.gift.length > 0);
  const hasSnap = useWalletStore(({ draft }) => draft.snap.length > 0);
  // An order that costs nothing is covered by nothing.
  if (!isCovered || !(hasGift || hasSnap)) return null;
  return <Notice tone="info" part="covered" text={hasGift ? text.coveredByGift : text.coveredBySnap} />;
}

/** What went wrong with this kind of cards, right where it was asked for [W-5.25] to [W-5.27] [W-8.24]. */
function SectionProblem({ group }: { readonly group: CardGroup }): ReactNode {
  const text = useText('cardActions', cardActionMessages);
  const { giftBalanceFailed } = useText('cards', cardMessages);
  const about = useWalletStore(({ notice }) => notice?.about);
  if (group === 'bank') return null;
  const words = {
    [`${group}Limit`]: text[`${group}Limit`],
    [`${group}Backup`]: text[`${group}Backup`],
    ...(group === 'gift' && { giftBalanceFailed }),
  };
  const said = Object.entries(words).find(([one]) => one === about)?.[1];
  return said === undefined ? null : <Notice tone="danger" part="section-problem" text={said} />;
}

function Section(props: SectionProps): ReactNode {
  const { group, list, isBehind } = props;
  const text = useText('cardActions', cardActionMessages);
  const headingId = useId();
  const { startAdding } = useWalletActions();
  const cards = inGroup(list, group);
  const add = ADD[group];
  return (
    <div
      className="grocer-cards-section"
      data-part={`section-${group}`}
      role="group"
      aria-labelledby={headingId}
    >
      <h3 className="grocer-cards-heading" id={headingId} tabIndex={-1}>
        {text[group]}
      </h3>
      {cards.length === 0 && <p className="grocer-cards-empty grocer-small">{text[EMPTY[group]]}</p>}
      {cards.length > 0 && (
        <ul className="grocer-cards" data-long={cards.length > SHORT || undefined}>
          <Rows {...props} list={cards} />
        </ul>
      )}
      {group === 'gift' && <Covered />}
      <div className="grocer-cards-add">
        <Button kind="quiet" part={add.part} onPress={() => startAdding(add.screen)}>
          <Icon of={Plus} size={16} />
          {text[add.words]}
        </Button>
      </div>
      {!isBehind && <SectionProblem group={group} />}
    </div>
  );
}

/** The list before its cards are here: the same rows, without words. */
function LoadingCards(): ReactNode {
  const text = useText('cardActions', cardActionMessages);
  const { loading } = useText('cards', cardMessages);
  return (
    <div className="grocer-cards-section" aria-busy="true">
      <h3 className="grocer-cards-heading">{text.bank}</h3>
      <ul className="grocer-cards">
        {[0, 1, 2].map((row) => (
          <li key={row} className="grocer-card">
            <span className="grocer-card-pick">
              <span className="grocer-card-text">
                <Skeleton width={12} />
                <Skeleton width={8} />
              </span>
            </span>
          </li>
        ))}
      </ul>
      <SlowStatus text={loading} />
    </div>
  );
}

const loadMenu = () => import('../card-actions/CardMenu.tsx');

interface OpenedMenuProps {
  readonly chunk: Chunk<Awaited<ReturnType<typeof loadMenu>>>;
  readonly card: Card;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** The menu, or why it cannot be shown. */
function OpenedMenu({ chunk, ...opened }: OpenedMenuProps): ReactNode {
  const text = useText('cards', cardMessages);
  if (chunk.phase === 'waiting') return null;
  if (chunk.phase === 'ready') return <chunk.loaded.CardMenu key={opened.card.id} {...opened} />;
  const retry = (
    <Button kind="quiet" part="retry" onPress={chunk.retry}>
      {text.retry}
    </Button>
  );
  return <Notice tone="danger" part="menu-failed" text={text.broken} action={retry} />;
}

/** One menu for all rows: a row cuts off what it does not show, and 500 menus are not needed. */
function useCardMenu() {
  const [opened, setOpened] = useState<{ card: Card; anchor: HTMLElement }>();
  const [isWanted, setWanted] = useState(false);
  const chunk = useChunk(loadMenu, isWanted);
  const close = useCallback(() => setOpened(undefined), []);
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
  return {
    menu,
    element: opened && <OpenedMenu chunk={chunk} {...opened} onClose={close} />,
    openId: opened?.card.id,
  };
}

/** The cards by kind, or how far they have come [W-2.4] to [W-2.8]. */
export function CardSections({ isBehind = false }: { readonly isBehind?: boolean }): ReactNode {
  useStyles(css);
  useStyles(pictureCss);
  const cards = useWalletStore((state) => state.cards);
  const flags = useWalletStore(({ settings }) => settings.flags);
  const view = useRowView();
  const { menu, element, openId } = useCardMenu();
  if (cards.phase === 'loading') return <LoadingCards />;
  if (cards.phase === 'failed') return <LoadFailed />;
  const section = { list: cards.list, view, menu, openId, isBehind };
  return (
    <>
      <Section group="bank" {...section} />
      {flags.showSnapCards && <Section group="snap" {...section} />}
      {flags.showGiftCards && <Section group="gift" {...section} />}
      {element}
    </>
  );
}
