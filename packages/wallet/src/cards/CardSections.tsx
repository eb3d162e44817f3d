import { Button, Icon, Skeleton, SlowStatus, useStyles } from '@grocer/foundation/ui';
import type { Card, CardGroup } from '@grocer/foundation/domain';
import { Plus } from 'lucide';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { LoadFailed } from './LoadFailed.tsx';
import { inGroup } from './rules.ts';
import { useText, useWalletActions, useWalletStore } from '../wallet-context.tsx';
import css from './cards.css?inline';
import { CardItem, CardRow } from './CardRow.tsx';

const EMPTY = { bank: 'emptyBank', snap: 'emptySnap', gift: 'emptyGift' } as const;

function Section({ group, list }: { readonly group: CardGroup; readonly list: readonly Card[] }): ReactNode {
  const text = useText('cardList');
  const headingId = useId();
  const chosen = useWalletStore(({ draft }) => draft[group]);
  const isMyWallet = useWalletStore(({ settings }) => settings.isMyWallet);
  const { openFlyout } = useWalletActions();
  const cards = inGroup(list, group);
  const Row = isMyWallet
    ? (card: Card) => <CardItem key={card.id} card={card} />
    : (card: Card) => <CardRow key={card.id} card={card} isChosen={chosen.includes(card.id)} />;
  return (
    <div
      className="grocer-cards-section"
      data-part={`section-${group}`}
      role="group"
      aria-labelledby={headingId}
    >
      <h3 className="grocer-cards-heading" id={headingId}>
        {text[group]}
      </h3>
      {cards.length === 0 && <p className="grocer-cards-empty grocer-small">{text[EMPTY[group]]}</p>}
      {cards.length > 0 && <ul className="grocer-cards">{cards.map(Row)}</ul>}
      {group === 'bank' && (
        <div className="grocer-cards-add">
          <Button kind="quiet" part="add-bank-card" onPress={() => openFlyout('add-card')}>
            <Icon of={Plus} size={16} />
            {text.addBank}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The list before its cards are here: the same rows, without words. */
function LoadingCards(): ReactNode {
  const text = useText('cardList');
  return (
    <div className="grocer-cards-section" aria-busy="true">
      <h3 className="grocer-cards-heading">{text.bank}</h3>
      <ul className="grocer-cards">
        {[0, 1, 2].map((row) => (
          <li key={row} className="grocer-card">
            <span className="grocer-card-text">
              <Skeleton width={12} />
              <Skeleton width={8} />
            </span>
          </li>
        ))}
      </ul>
      <SlowStatus text={text.loading} />
    </div>
  );
}

/** The cards by kind, or how far they have come [W-2.4] to [W-2.8]. */
export function CardSections(): ReactNode {
  useStyles(css);
  const cards = useWalletStore((state) => state.cards);
  const flags = useWalletStore(({ settings }) => settings.flags);
  if (cards.phase === 'loading') return <LoadingCards />;
  if (cards.phase === 'failed') return <LoadFailed />;
  return (
    <>
      <Section group="bank" list={cards.list} />
      {flags.showSnapCards && <Section group="snap" list={cards.list} />}
      {flags.showGiftCards && <Section group="gift" list={cards.list} />}
    </>
  );
}
