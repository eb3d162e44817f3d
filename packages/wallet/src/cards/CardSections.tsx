import type { Card, CardGroup } from '@grocer/foundation/domain';
import { Button, Icon, LiveRegion, Notice, Skeleton, SlowStatus, useStyles } from '@grocer/foundation/ui';
import { Plus } from 'lucide';
import { useId } from 'react';
import type { ReactNode } from 'react';
import type { RowView, OpenMenu } from './actions/CardSide.tsx';
import { cardActionMessages } from './actions/messages.ts';
import { useCardMenu } from './actions/use-card-menu.tsx';
import { useRowView } from './actions/use-row-view.ts';
import { useNotice } from './notices/use-notice.ts';
import { barrierOf } from '../selection/rules.ts';
import { useText, useWalletActions, useWalletStore } from '../core/context.tsx';
import { CardItem, CardRow } from './CardRow.tsx';
import pictureCss from './picture/card-picture.css?inline';
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

interface SectionProps {
  readonly group: CardGroup;
  readonly list: readonly Card[];
  readonly view: RowView;
  readonly menu: OpenMenu;
  /** The card whose menu is open. */
  readonly openId: string | undefined;
  /** True while the flyout covers this list and shows its problems. */
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

/** A notice that the order is covered, so that another gift card would pay nothing [W-4.10]. */
function Covered(): ReactNode {
  const text = useText('cardActions', cardActionMessages);
  const isCovered = useWalletStore((state) => state.isCovered);
  const hasGift = useWalletStore(({ draft }) => draft.gift.length > 0);
  const hasSnap = useWalletStore(({ draft }) => draft.snap.length > 0);
  // An order total of 0 counts as covered without any card.
  if (!isCovered || !(hasGift || hasSnap)) return null;
  return <Notice tone="info" part="covered" text={hasGift ? text.coveredByGift : text.coveredBySnap} />;
}

/** The problem of this section, if there is one. */
function Problem({ group }: { readonly group: CardGroup }): ReactNode {
  const { notice, words } = useNotice();
  if (group === 'bank' || notice?.tone !== 'danger' || words.phase !== 'ready') return null;
  return <words.loaded.SectionProblem group={group} about={notice.about} />;
}

function Section(props: SectionProps): ReactNode {
  const { group, list, isBehind } = props;
  const text = useText('cardActions', cardActionMessages);
  const headingId = useId();
  const { startAdding } = useWalletActions();
  const isBusy = useWalletStore((state) => state.isBusy());
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
        <ul className="grocer-cards">
          <Rows {...props} list={cards} />
        </ul>
      )}
      {group === 'gift' && (
        // In the page before its text, so that screen readers announce it.
        <LiveRegion>
          <Covered />
        </LiveRegion>
      )}
      <div className="grocer-cards-add">
        <Button kind="quiet" part={add.part} disabled={isBusy} onPress={() => startAdding(add.screen)}>
          <Icon of={Plus} size={16} />
          {text[add.words]}
        </Button>
      </div>
      {!isBehind && <Problem group={group} />}
    </div>
  );
}

/** A skeleton with the same rows as the list. */
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

/** The cards by section, a skeleton, or an error with Retry [W-2.4] to [W-2.8]. */
export function CardSections({ isBehind = false }: { readonly isBehind?: boolean }): ReactNode {
  useStyles(css);
  useStyles(pictureCss);
  const cards = useWalletStore((state) => state.cards);
  const flags = useWalletStore(({ settings }) => settings.flags);
  const view = useRowView();
  const { menu, element, openId } = useCardMenu(view);
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
