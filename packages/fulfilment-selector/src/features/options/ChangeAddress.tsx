import { formatMessage } from '@grocer/foundation/embed';
import { Button } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import { useSelectorStore, useText } from '../../core/context.tsx';
import { useLazyActions } from '../../core/lazy-actions.ts';
import { optionMessages } from './messages.ts';
import { useCardTitle } from './OptionText.tsx';
import type { OptionCard } from './rules.ts';

/** The button to choose another address, on cards that deliver; not for visitors [F-2.20] [F-6.3]. */
export function ChangeAddress({ card }: { readonly card: OptionCard }): ReactNode {
  const text = useText('options', optionMessages);
  const isSignedIn = useSelectorStore(({ book }) => book.phase !== 'idle');
  const { openBook } = useLazyActions();
  const title = useCardTitle()(card);
  const { kind, modality } = card;
  if (!isSignedIn || (modality !== 'DELIVERY' && modality !== 'SHIP')) return null;
  const action = text.changeAddress;
  return (
    <Button
      kind="quiet"
      part="change-address"
      label={formatMessage(text.actionFor, { action, title })}
      onPress={() => openBook({ modality, isOwn: kind === 'own-delivery', wantsTimes: false })}
    >
      {action}
    </Button>
  );
}
