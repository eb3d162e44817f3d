import type { PaymentInfo } from '@grocer/foundation/contract';
import type { Checkout } from '@grocer/foundation/domain';
import { SlowStatus, useStyles } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import { changePayment, currentChoice, loadCards } from '../../checkout/editing.ts';
import type { PaymentChoice } from '../../checkout/coverage-rules.ts';
import { useCheckoutCore, useCheckoutStore, useText } from '../../core/context.tsx';
import { RetryNotice } from '../../layout/RetryNotice.tsx';
import { WaitingLines } from '../../layout/WaitingPanel.tsx';
import { BankCards } from './BankCards.tsx';
import { GiftCards } from './GiftCards.tsx';
import { paymentOptionsMessages } from './messages.ts';
import css from './payment-options.css?inline';
import { PaymentTrouble } from './PaymentTrouble.tsx';
import { SnapCards } from './SnapCards.tsx';

/** The number of card groups: bank, SNAP and gift. */
const GROUPS = 3;

function Loading(): ReactNode {
  const text = useText('paymentOptions', paymentOptionsMessages);
  return (
    <div aria-busy="true">
      <WaitingLines rows={GROUPS} />
      <SlowStatus text={text.loading} />
    </div>
  );
}

interface PaymentStepProps {
  readonly checkout: Checkout;
  readonly isLocked: boolean;
}

interface PaymentOptionsProps extends PaymentStepProps {
  /** A notice about the cards, shown above them. */
  readonly children?: ReactNode;
}

interface ChosenProps extends PaymentStepProps {
  readonly info: PaymentInfo;
}

function Chosen({ checkout, isLocked, info }: ChosenProps): ReactNode {
  const core = useCheckoutCore();
  const isSaving = useCheckoutStore(({ edits }) => edits.payment?.phase === 'saving');
  const wanted = useCheckoutStore((state) => state.wantedPayment);
  const choice = currentChoice(checkout, { wanted, isSaving });
  const onChoose = (next: PaymentChoice): void => void changePayment(core, next);
  const shared = { checkout, info, choice, isLocked, onChoose };
  return (
    <>
      <BankCards {...shared} />
      <SnapCards {...shared} />
      <GiftCards {...shared} />
      <PaymentTrouble onChoose={onChoose} />
    </>
  );
}

/** The payment panel, with one group per kind of card [C-2.26]. */
export function PaymentOptions({ checkout, isLocked, children }: PaymentOptionsProps): ReactNode {
  useStyles(css);
  const text = useText('paymentOptions', paymentOptionsMessages);
  const core = useCheckoutCore();
  const cards = useCheckoutStore((state) => state.cards);
  return (
    <section className="grocer-panel" aria-label={text.title} data-part="payment-options">
      <h2 className="grocer-title grocer-panel-title">{text.title}</h2>
      {children && <div className="grocer-panel-body">{children}</div>}
      {cards.phase === 'loading' && <Loading />}
      {cards.phase === 'failed' && (
        <div className="grocer-panel-body">
          <RetryNotice part="cards-failed" text={text.loadFailed} onRetry={() => void loadCards(core)} />
        </div>
      )}
      {cards.phase === 'ready' && <Chosen checkout={checkout} isLocked={isLocked} info={cards.info} />}
    </section>
  );
}
