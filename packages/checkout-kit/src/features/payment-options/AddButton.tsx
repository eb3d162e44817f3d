import { Button, Icon, Notice } from '@grocer/foundation/ui';
import { Plus } from 'lucide';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useCheckoutCore, useText } from '../../core/context.tsx';
import { addCard } from '../../core/wallet-forms.ts';
import type { AddScreen } from '../../core/wallet-forms.ts';
import { loadWallet } from '../../lazy.ts';
import { paymentOptionsMessages } from './messages.ts';

interface AddButtonProps {
  readonly screen: AddScreen;
  readonly isOff: boolean;
}

/** Opens the form for another card. */
export function AddButton({ screen, isOff }: AddButtonProps): ReactNode {
  const text = useText('paymentOptions', paymentOptionsMessages);
  const core = useCheckoutCore();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  async function add(): Promise<void> {
    setState('busy');
    setState(
      await addCard(core, screen).then(
        () => 'idle' as const,
        () => 'failed' as const,
      ),
    );
  }
  return (
    <>
      {state === 'failed' && <Notice tone="danger" part="wallet-failed" text={text.walletFailed} />}
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
