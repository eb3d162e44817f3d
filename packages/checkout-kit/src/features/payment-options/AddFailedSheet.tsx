import { Button } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import { useText } from '../../core/context.tsx';
import { partMessages } from '../../core/messages.ts';
import { MessageSheet } from '../../layout/MessageSheet.tsx';
import { paymentOptionsMessages } from './messages.ts';

interface AddFailedSheetProps {
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

/** Says that the card could not be added, with a retry [C-2.42] [C-8.18]. */
export function AddFailedSheet({ onAgain, onClose }: AddFailedSheetProps): ReactNode {
  const text = useText('paymentOptions', paymentOptionsMessages);
  const { retry } = useText('parts', partMessages);
  return (
    <MessageSheet
      name="add-failed"
      title={text.addFailedTitle}
      onExit={onClose}
      actions={
        <Button kind="primary" part="retry" onPress={onAgain}>
          {retry}
        </Button>
      }
    >
      <p>{text.addFailed}</p>
    </MessageSheet>
  );
}
