import { formatCents } from '@grocer/foundation/domain';
import type { Card } from '@grocer/foundation/domain';
import { formatMessage, useChunk } from '@grocer/foundation/embed';
import { Checkbox, Notice, Skeleton } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import { snapMostOf } from '../../checkout/coverage-rules.ts';
import { useCheckoutCore, useCheckoutStore, useText } from '../../core/context.tsx';
import { RetryNotice } from '../../layout/RetryNotice.tsx';
import { CardWords } from '../../details/CardWords.tsx';
import { loadSnapPaying } from '../../lazy.ts';
import { AddButton } from './AddButton.tsx';
import type { GroupProps } from './BankCards.tsx';
import { CardGroup } from './CardGroup.tsx';
import { paymentOptionsMessages } from './messages.ts';

/** Props of a group, with its SNAP card. */
export interface SnapProps extends GroupProps {
  readonly card: Card;
}

/** SNAP's amount, once its chunk has loaded. */
function Paying(props: SnapProps): ReactNode {
  const text = useText('paymentOptions', paymentOptionsMessages);
  const chunk = useChunk(loadSnapPaying, true);
  if (chunk.phase === 'ready') return <chunk.loaded.SnapPaying {...props} />;
  if (chunk.phase === 'waiting') return <Skeleton width={12} />;
  return <RetryNotice part="snap-failed" text={text.snapFailed} onRetry={chunk.retry} />;
}

function SnapChoice(props: SnapProps): ReactNode {
  const { card, checkout, choice, isLocked, onChoose } = props;
  const text = useText('paymentOptions', paymentOptionsMessages);
  const { store } = useCheckoutCore();
  const isPinLocked = useCheckoutStore((state) => state.isPinLocked);
  const isChosen = choice.snap !== undefined;
  const snapMost = snapMostOf(checkout);
  const why = useBarrier(props, snapMost);
  function change(isOn: boolean): void {
    store.getState().showSnapProblem(undefined);
    // The service lowers the amount to what gift cards and the balance leave.
    const amount = checkout.summary.cost.ebtTotal;
    onChoose({ ...choice, snap: isOn ? { cardId: card.id, amount } : undefined });
  }
  return (
    <>
      {isPinLocked && <Notice tone="danger" part="pin-locked" text={text.pinLocked} />}
      {why !== undefined && <p className="grocer-small">{why}</p>}
      <Checkbox
        name="isSnapEBTCheckboxSelected"
        part="use-snap"
        label={
          <>
            {text.useSnap} <CardWords card={card} />
          </>
        }
        checked={isChosen}
        disabled={isLocked || (!isChosen && (why !== undefined || isPinLocked))}
        onChange={change}
      />
      {isChosen && <Paying {...props} />}
    </>
  );
}

/** Returns why SNAP cannot pay this order; undefined if it can. */
function useBarrier({ checkout, choice }: SnapProps, snapMost: number): string | undefined {
  const text = useText('paymentOptions', paymentOptionsMessages);
  const locale = useCheckoutStore(({ settings }) => settings.locale);
  if (choice.bankCardId === undefined) return text.snapNeedsBank;
  if (checkout.summary.cost.ebtTotal === 0) return text.snapNotEligible;
  if (snapMost > 0) return undefined;
  if (checkout.snapBalance !== 0) return text.snapCovered;
  return formatMessage(text.snapCaps.balance, { max: formatCents(0, locale) });
}

/**
 * The SNAP EBT card, which pays for eligible food only and needs a backup card [C-2.26] [C-5.12] [C-5.13].
 */
export function SnapCards(props: GroupProps): ReactNode {
  const { checkout, info, choice, isLocked, onChoose } = props;
  const text = useText('paymentOptions', paymentOptionsMessages);
  const problem = useCheckoutStore(
    ({ snapProblem, foundBlockers }) =>
      (foundBlockers.includes('snapAmount') && foundBlockers) || snapProblem,
  );
  const [card] = info.snap;
  const line = checkout.payments.find((one) => one.card.group === 'snap');
  // A card that pays nothing needs no PIN.
  const chosenWords = line?.amount === 0 ? undefined : text.pinNeeded;
  const words = choice.snap ? chosenWords : text.chooseGift;
  return (
    <CardGroup
      group="snap"
      title={text.snap}
      brand="NONE"
      chosen={card ? words : text.noSnapCard}
      amount={line?.amount}
      isOpen={choice.snap !== undefined}
      alarm={problem}
    >
      {card ? (
        <SnapChoice {...props} card={card} />
      ) : (
        <>
          {choice.bankCardId === undefined && <p className="grocer-small">{text.snapNeedsBank}</p>}
          <AddButton
            screen="add-snap-card"
            isOff={isLocked || choice.bankCardId === undefined}
            onChoose={onChoose}
          />
        </>
      )}
    </CardGroup>
  );
}
