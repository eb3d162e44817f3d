import { formatCents } from '@grocer/foundation/domain';
import type { Cents } from '@grocer/foundation/domain';
import { formatMessage, PageLink } from '@grocer/foundation/embed';
import { Button, Notice } from '@grocer/foundation/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { snapMostOf } from '../../checkout/coverage-rules.ts';
import { readAgain } from '../../checkout/reading.ts';
import { useCheckoutCore, useCheckoutStore, useText } from '../../core/context.tsx';
import type { CheckoutCore } from '../../core/create-checkout.ts';
import { enterPin } from '../../core/wallet-forms.ts';
import { CardWords } from '../../details/CardWords.tsx';
import { checkoutPaths } from '../../layout/paths-rules.ts';
import { paymentOptionsMessages } from './messages.ts';
import { SnapAmount } from './SnapAmount.tsx';
import type { SnapProps } from './SnapCards.tsx';

/** Reads the checkout, which contains the balance now; if that fails, shows what the vault has told. */
async function showBalance(core: CheckoutCore, snapBalance: Cents): Promise<void> {
  const { signal } = core.deps;
  await readAgain(core);
  const { order, dispatch } = core.store.getState();
  if (!signal.aborted && order.phase === 'editing')
    dispatch({ type: 'read', checkout: { ...order.checkout, snapBalance } });
}

/** The card's balance, or a button that asks for the PIN in the vault's frame to look it up [C-4.8]. */
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
    if (answer !== 'failed' && answer?.kind === 'entered') await showBalance(core, answer.balance);
    if (answer !== 'failed' && answer?.kind === 'locked') core.store.getState().lockPin();
  }
  return (
    <div className="grocer-snap-check">
      {state === 'failed' && <Notice tone="danger" part="pin-failed" text={text.pinFormFailed} />}
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

/** SNAP's balance and amount, with the backup card for extra charges [C-2.11] [C-8.24]. */
export function SnapPaying(props: SnapProps): ReactNode {
  const { checkout, info, choice, isLocked, onChoose, card } = props;
  const text = useText('paymentOptions', paymentOptionsMessages);
  const snapMost = snapMostOf(checkout);
  const amount = checkout.payments.find((one) => one.card.group === 'snap')?.amount ?? 0;
  const backup = info.bank.find(({ id }) => id === choice.bankCardId);
  return (
    <>
      <Balance {...props} />
      {(amount > 0 || snapMost > 0) && (
        <SnapAmount
          amount={amount}
          most={snapMost}
          ebtTotal={checkout.summary.cost.ebtTotal}
          balance={checkout.snapBalance}
          isLocked={isLocked}
          onChange={(typed) => onChoose({ ...choice, snap: { cardId: card.id, amount: typed } })}
        />
      )}
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
