import { formatCents } from '@grocer/foundation/domain';
import type { Card } from '@grocer/foundation/domain';
import { formatMessage, PageLink } from '@grocer/foundation/embed';
import { Button, Checkbox, Notice } from '@grocer/foundation/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { knownCards } from '../../checkout/balance-rules.ts';
import { coverageOf } from '../../checkout/coverage-rules.ts';
import { readAgain } from '../../checkout/opening.ts';
import { useCheckoutCore, useCheckoutStore, useText } from '../../core/context.tsx';
import { enterPin } from '../../core/wallet-forms.ts';
import { checkoutPaths } from '../../layout/paths-rules.ts';
import { AddButton } from './AddButton.tsx';
import type { GroupProps } from './BankCards.tsx';
import { CardWords } from '../../details/CardWords.tsx';
import { CardGroup } from './CardGroup.tsx';
import { paymentOptionsMessages } from './messages.ts';
import { SnapAmount } from './SnapAmount.tsx';

interface SnapProps extends GroupProps {
  readonly card: Card;
}

/** What is left on the card, or the way to learn it: its PIN, in the vault's frame [C-4.8]. */
function Balance({ card, checkout, isLocked }: SnapProps): ReactNode {
  const text = useText('paymentOptions', paymentOptionsMessages);
  const core = useCheckoutCore();
  const locale = useCheckoutStore(({ settings }) => settings.locale);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const { snapBalance } = checkout;
  if (snapBalance !== undefined)
    return (
      <span className="grocer-small" data-part="snap-balance">
        {formatMessage(text.balance, { amount: formatCents(snapBalance, locale) })}
      </span>
    );
  async function ask(): Promise<void> {
    setState('busy');
    const answer = await enterPin(core, { cardId: card.id, note: text.balanceNote }).catch(
      () => 'failed' as const,
    );
    setState(answer === 'failed' ? 'failed' : 'idle');
    if (answer !== 'failed' && answer?.kind === 'entered') await readAgain(core);
    if (answer !== 'failed' && answer?.kind === 'locked') core.store.getState().lockPin();
  }
  return (
    <div className="grocer-snap-check">
      {state === 'failed' && <Notice tone="danger" part="pin-failed" text={text.walletFailed} />}
      <Button
        kind="quiet"
        part="check-balance"
        busy={state === 'busy'}
        disabled={isLocked}
        onPress={() => void ask()}
      >
        {text.checkBalance}
      </Button>
    </div>
  );
}

/** How much it pays, and where what it cannot pay goes [C-2.11] [C-8.24]. */
function Paying(props: SnapProps): ReactNode {
  const { checkout, info, choice, isLocked, onChoose, card } = props;
  const text = useText('paymentOptions', paymentOptionsMessages);
  const { snapMost } = coverageOf(choice, {
    cost: checkout.summary.cost,
    cards: knownCards(info, checkout),
  });
  const line = checkout.payments.find((one) => one.card.group === 'snap');
  const backup = info.bank.find(({ id }) => id === choice.bankCardId);
  return (
    <>
      <Balance {...props} />
      <SnapAmount
        amount={line?.amount ?? 0}
        most={snapMost}
        ebtTotal={checkout.summary.cost.ebtTotal}
        balance={checkout.snapBalance}
        isLocked={isLocked}
        onChange={(amount) => onChoose({ ...choice, snap: { cardId: card.id, amount } })}
      />
      <p className="grocer-small" data-part="snap-note">
        {text.snapNote}
        {backup && (
          <>
            {', '}
            <CardWords card={backup} />
          </>
        )}
        {'. '}
        <PageLink part="snap-faq" className="grocer-link" to={checkoutPaths.snapFaq}>
          {text.snapFaq}
        </PageLink>
      </p>
    </>
  );
}

function SnapChoice(props: SnapProps): ReactNode {
  const { card, checkout, choice, info, isLocked, onChoose } = props;
  const text = useText('paymentOptions', paymentOptionsMessages);
  const { store } = useCheckoutCore();
  const isPinLocked = useCheckoutStore((state) => state.isPinLocked);
  const isChosen = choice.snap !== undefined;
  const asked = { ...choice, snap: { cardId: card.id, amount: 0 } };
  const { snapMost } = coverageOf(asked, { cost: checkout.summary.cost, cards: knownCards(info, checkout) });
  const why = useBarrier(props, snapMost);
  function change(isOn: boolean): void {
    store.getState().showSnapProblem(undefined);
    onChoose({ ...choice, snap: isOn ? { cardId: card.id, amount: snapMost } : undefined });
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

/** Why SNAP cannot pay this order. */
function useBarrier({ checkout, choice }: SnapProps, snapMost: number): string | undefined {
  const text = useText('paymentOptions', paymentOptionsMessages);
  if (choice.bankCardId === undefined) return text.snapNeedsBank;
  if (checkout.summary.cost.ebtTotal === 0) return text.snapNotEligible;
  return snapMost === 0 && choice.snap === undefined ? text.snapCovered : undefined;
}

/** The SNAP EBT card, which pays for food alone, and needs a card that backs it up [C-2.26] [C-5.12] [C-5.13]. */
export function SnapCards(props: GroupProps): ReactNode {
  const { checkout, info, choice, isLocked } = props;
  const text = useText('paymentOptions', paymentOptionsMessages);
  const isBad = useCheckoutStore(
    ({ snapProblem, blockers }) => snapProblem !== undefined || blockers.includes('snapAmount'),
  );
  const [card] = info.snap;
  const line = checkout.payments.find((one) => one.card.group === 'snap');
  const words = card ? text[choice.snap ? 'pinNeeded' : 'chooseGift'] : text.noSnapCard;
  return (
    <CardGroup
      group="snap"
      title={text.snap}
      brand="NONE"
      chosen={words}
      amount={line?.amount}
      isOpen={isBad || choice.snap !== undefined}
    >
      {card ? (
        <SnapChoice {...props} card={card} />
      ) : (
        <>
          {choice.bankCardId === undefined && <p className="grocer-small">{text.snapNeedsBank}</p>}
          <AddButton screen="add-snap-card" isOff={isLocked || choice.bankCardId === undefined} />
        </>
      )}
    </CardGroup>
  );
}
