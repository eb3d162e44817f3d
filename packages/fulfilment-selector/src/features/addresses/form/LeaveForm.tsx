import type { ReactNode } from 'react';
import { useAddressActions } from '../actions.ts';
import { useSelectorStore, useText } from '../../../core/context.tsx';
import { addressFormMessages } from './messages.ts';
import { Question } from './Question.tsx';

/** Asks for confirmation before unsaved input is discarded. */
export function LeaveForm(): ReactNode {
  const { leave } = useText('addressForm', addressFormMessages);
  const isOpen = useSelectorStore(({ leaving }) => leaving !== undefined);
  const { keepTyping, discardTyping } = useAddressActions();
  return (
    <Question
      part="leave-form"
      action="discard"
      isOpen={isOpen}
      words={leave}
      onKeep={keepTyping}
      onConfirm={discardTyping}
    />
  );
}
