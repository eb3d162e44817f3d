import { formatMessage } from '@grocer/foundation/embed';
import { Button, Notice, Skeleton, SlowStatus, useStyles } from '@grocer/foundation/ui';
import type { Card } from '@grocer/foundation/domain';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { BalanceButton, SideButton } from '../../cards/actions/CardButtons.tsx';
import type { ButtonView } from '../../cards/actions/CardButtons.tsx';
import { boxActions } from '../../cards/actions/rules.ts';
import { CardLine } from '../../cards/picture/CardLine.tsx';
import { useCardView } from '../../cards/picture/use-card-view.ts';
import { LoadFailed } from '../../cards/LoadFailed.tsx';
import { listOf } from '../../cards/rules.ts';
import { selectedCards } from '../../selection/rules.ts';
import { useText, useWalletActions, useWalletStore } from '../../core/context.tsx';
import pictureCss from '../../cards/picture/card-picture.css?inline';
import css from './card-box.css?inline';
import { cardBoxMessages } from './messages.ts';

/** What the buttons of the box's cards share. */
function useButtonView(): ButtonView {
  const view = useCardView();
  const words = useText('cardBox', cardBoxMessages);
  return useMemo(() => ({ ...view, words }), [view, words]);
}

interface BoxCardProps {
  readonly card: Card;
  readonly view: ButtonView;
}

/** The actions of a card in the card box [W-2.18]. */
function BoxActions({ card, view }: BoxCardProps): ReactNode {
  const text = useText('cardBox', cardBoxMessages);
  const { openFlyout, unselect } = useWalletActions();
  const check = useWalletStore(({ checks }) => checks[card.id]);
  const edit = (): void => openFlyout({ screen: 'edit-card', cardId: card.id, fromCardBox: true });
  const actions = boxActions(card);
  return (
    <span className="grocer-card-box-actions">
      <BalanceButton card={card} view={view} check={check} fromCardBox />
      {actions.includes('remove') && (
        <SideButton
          card={card}
          view={view}
          part="remove-card"
          text={text.remove}
          onPress={(button) => {
            // The button disappears with its card, so focus moves to the box.
            button.closest('section')?.focus();
            unselect(card);
          }}
        />
      )}
      {actions.includes('edit') && (
        <SideButton card={card} view={view} part="edit-card" text={text.edit} onPress={edit} />
      )}
    </span>
  );
}

function BoxCard({ card, view }: BoxCardProps): ReactNode {
  const check = useWalletStore(({ checks }) => checks[card.id]);
  const rejection = useWalletStore(({ rejections }) => rejections[card.id]);
  return (
    <li className="grocer-card-box-card">
      <CardLine card={card} view={view} check={check} rejection={rejection} />
      <BoxActions card={card} view={view} />
    </li>
  );
}

/** Cards shown until the shopper asks for all, so that the page's own button stays in reach. */
const SHOWN = 3;

function SelectedCardLines(): ReactNode {
  const text = useText('cardBox', cardBoxMessages);
  const view = useButtonView();
  const cards = useWalletStore((state) => state.cards);
  const checkout = useWalletStore((state) => state.checkout);
  const [isWhole, setWhole] = useState(false);
  const { bank, snap, gift } = selectedCards(checkout, listOf(cards));
  const all = [...bank, ...snap, ...gift];
  const shown = isWhole ? all : all.slice(0, SHOWN);
  return (
    <>
      <ul className="grocer-card-box-cards" data-part="selected-cards">
        {shown.map((card) => (
          <BoxCard key={card.id} card={card} view={view} />
        ))}
      </ul>
      {all.length > SHOWN && (
        <div className="grocer-card-box-change">
          <Button kind="quiet" part="show-all" onPress={() => setWhole(!isWhole)}>
            {isWhole ? text.showFewer : formatMessage(text.showAll, { count: String(all.length) })}
          </Button>
        </div>
      )}
    </>
  );
}

function LoadingBox(): ReactNode {
  const text = useText('cardBox', cardBoxMessages);
  const { hideChangePaymentMethod } = useWalletStore(({ settings }) => settings.cardBox);
  return (
    <div aria-busy="true">
      <div className="grocer-card-box-card">
        <span className="grocer-card-text">
          <Skeleton width={12} />
          <Skeleton width={8} />
        </span>
      </div>
      {!hideChangePaymentMethod && (
        <div className="grocer-card-box-soon">
          <Skeleton width={16} />
        </div>
      )}
      <SlowStatus text={text.loading} />
    </div>
  );
}

function ChosenBox({ onIntent }: { readonly onIntent: () => void }): ReactNode {
  const text = useText('cardBox', cardBoxMessages);
  const options = useWalletStore(({ settings }) => settings.cardBox);
  const hasBank = useWalletStore(({ checkout }) => checkout.bank.length > 0);
  const { openFlyout } = useWalletActions();
  return (
    <>
      <SelectedCardLines />
      {!hasBank && !options.hideNoCardsMessage && (
        <Notice tone="warning" part="no-bank-card" text={text.noBankCard} />
      )}
      {options.paymentSummaryMessage !== undefined && (
        <p className="grocer-card-box-summary grocer-small">{options.paymentSummaryMessage}</p>
      )}
      {!options.hideChangePaymentMethod && (
        <div className="grocer-card-box-change">
          <Button kind="quiet" part="change" onPress={() => openFlyout()} onIntent={onIntent}>
            {text.change}
          </Button>
        </div>
      )}
    </>
  );
}

/** The card box on the host's page: the cards that pay, and Change [W-2.21] to [W-2.25] [W-1.11]. */
export function CardBoxView({ onIntent }: { readonly onIntent: () => void }): ReactNode {
  useStyles(css);
  useStyles(pictureCss);
  const text = useText('cardBox', cardBoxMessages);
  const { hideTitle, className = '' } = useWalletStore(({ settings }) => settings.cardBox);
  const phase = useWalletStore(({ cards }) => cards.phase);
  return (
    <section
      className={`grocer-card-box ${className}`.trim()}
      data-part="card-box"
      aria-label={text.title}
      tabIndex={-1}
    >
      {!hideTitle && <h2 className="grocer-title grocer-card-box-title">{text.title}</h2>}
      {phase === 'loading' && <LoadingBox />}
      {phase === 'failed' && <LoadFailed />}
      {phase === 'ready' && <ChosenBox onIntent={onIntent} />}
    </section>
  );
}
