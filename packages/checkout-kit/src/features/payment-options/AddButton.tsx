import { Button, Icon } from '@grocer/foundation/ui';
import { Plus } from 'lucide';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { coverageOf } from '../../checkout/coverage-rules.ts';
import { choiceOf } from '../../checkout/editing.ts';
import { takeCard } from '../../checkout/order-cards.ts';
import { checkoutOf } from '../../checkout/order-reducer.ts';
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

/** Opens the form for another card, which pays once it is there [C-2.37] [C-4.7]; asks what to do where that cannot be had. */
export function AddButton({ screen, isOff, onChoose }: AddButtonProps): ReactNode {
  const text = useText('paymentOptions', paymentOptionsMessages);
  const core = useCheckoutCore();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  /** A card that the order does not know yet: it is not typed again. */
  const untaken = useRef<AddedCard>(undefined);
  async function add(): Promise<void> {
    setState('busy');
    const card = untaken.current ?? (await addCard(core, screen).catch(() => 'failed' as const));
    if (card !== 'failed') untaken.current = card;
    if (card === 'failed' || !(await takeCard(core, card))) {
      setState('failed');
      return;
    }
    untaken.current = undefined;
    setState('idle');
    const checkout = checkoutOf(core.store.getState().order);
    if (!card || checkout?.status !== 'DRAFT') return;
    const choice = choiceOf(checkout);
    const snap = { cardId: card.id, amount: 0 };
    const { snapMost } = coverageOf({ ...choice, snap }, { cost: checkout.summary.cost, cards: [] });
    onChoose(withAdded(choice, card, snapMost));
  }
  /** Whoever gives up a card that the order does not take begins with another one. */
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
