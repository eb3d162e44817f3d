import { Button, Icon } from '@grocer/foundation/ui';
import { Plus } from 'lucide';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { currentChoice } from '../../checkout/editing.ts';
import { adoptNewCard } from '../../checkout/order-cards.ts';
import { useCheckoutCore, useText } from '../../core/context.tsx';
import { addCard } from '../../core/wallet-forms.ts';
import type { AddedCard, AddScreen } from '../../core/wallet-forms.ts';
import { LazyLayer } from '../../layout/LazyLayer.tsx';
import { loadAddFailedSheet, loadWallet } from '../../lazy.ts';
import { paymentOptionsMessages } from './messages.ts';
import type { GroupProps } from './BankCards.tsx';
import { withAdded } from './rules.ts';

interface AddButtonProps extends Pick<GroupProps, 'onChoose'> {
  readonly screen: AddScreen;
  readonly isOff: boolean;
}

/**
 * Opens the form for a new card and pays with it once added [C-2.37] [C-4.7]; offers a retry if that fails.
 */
export function AddButton({ screen, isOff, onChoose }: AddButtonProps): ReactNode {
  const text = useText('paymentOptions', paymentOptionsMessages);
  const core = useCheckoutCore();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  /** A new card that could not be added to the order yet; a retry reuses it, so it is not entered again. */
  const untaken = useRef<AddedCard>(undefined);
  /** Makes a card ready to pay, and pays with it; resolves with false if that failed. */
  async function payWith(card: AddedCard | undefined): Promise<boolean> {
    if (!(await adoptNewCard(core, card))) return false;
    untaken.current = undefined;
    const { order, edits, wantedPayment } = core.store.getState();
    if (!card || order.phase !== 'editing') return true;
    const isSaving = edits.payment?.phase === 'saving';
    const choice = currentChoice(order.checkout, { wanted: wantedPayment, isSaving });
    onChoose(withAdded(choice, card, order.checkout.summary.cost.ebtTotal));
    return true;
  }
  async function add(): Promise<void> {
    const { showAddingCard } = core.store.getState();
    setState('busy');
    const card = untaken.current ?? (await addCard(core, screen).catch(() => 'failed' as const));
    if (card === 'failed') return setState('failed');
    untaken.current = card;
    // Meanwhile the order would be paid with another card.
    showAddingCard(card !== undefined);
    const isDone = await payWith(card);
    showAddingCard(false);
    setState(isDone ? 'idle' : 'failed');
  }
  /** Discards such a card, so that the next press opens the form. */
  function leave(): void {
    untaken.current = undefined;
    setState('idle');
  }
  return (
    <>
      <LazyLayer isOpen={state === 'failed'} load={loadAddFailedSheet} onClose={leave}>
        {({ AddFailedSheet }, onClose) => <AddFailedSheet onAgain={() => void add()} onClose={onClose} />}
      </LazyLayer>
      <Button
        kind="secondary"
        wide
        part={screen}
        busy={state === 'busy'}
        disabled={isOff}
        onIntent={() => void loadWallet().catch(() => undefined)}
        onPress={() => void add()}
      >
        <Icon of={Plus} size={16} />
        {text.add[screen]}
      </Button>
    </>
  );
}
