import { Button, Notice, Skeleton, SlowStatus, useStyles } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import { CardLine } from '../../card-picture/CardLine.tsx';
import { LoadFailed } from '../../cards/LoadFailed.tsx';
import { listOf } from '../../cards/rules.ts';
import { selectedCards } from '../../selection/rules.ts';
import { useText, useWalletActions, useWalletStore } from '../../wallet-context.tsx';
import css from './card-box.css?inline';

function SelectedCardLines(): ReactNode {
  const cards = useWalletStore((state) => state.cards);
  const checkout = useWalletStore((state) => state.checkout);
  const { bank, snap, gift } = selectedCards(checkout, listOf(cards));
  return (
    <ul className="grocer-card-box-cards" data-part="selected-cards">
      {[...bank, ...snap, ...gift].map((card) => (
        <li key={card.id} className="grocer-card-box-card">
          <CardLine card={card} />
        </li>
      ))}
    </ul>
  );
}

function LoadingBox(): ReactNode {
  const text = useText('cardBox');
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
  const text = useText('cardBox');
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

/** The inline summary on the host's page: what pays, and the way to change it [W-2.21] to [W-2.25] [W-1.11]. */
export function CardBoxView({ onIntent }: { readonly onIntent: () => void }): ReactNode {
  useStyles(css);
  const text = useText('cardBox');
  const { hideTitle, className = '' } = useWalletStore(({ settings }) => settings.cardBox);
  const phase = useWalletStore(({ cards }) => cards.phase);
  return (
    <section className={`grocer-card-box ${className}`.trim()} data-part="card-box" aria-label={text.title}>
      {!hideTitle && <h2 className="grocer-title grocer-card-box-title">{text.title}</h2>}
      {phase === 'loading' && <LoadingBox />}
      {phase === 'failed' && <LoadFailed />}
      {phase === 'ready' && <ChosenBox onIntent={onIntent} />}
    </section>
  );
}
