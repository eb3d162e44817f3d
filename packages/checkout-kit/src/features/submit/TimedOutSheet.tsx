import { Button } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import { useText } from '../../core/context.tsx';
import { MessageSheet } from '../../layout/MessageSheet.tsx';
import { submitMessages } from './messages.ts';

/** Says that the order's time has expired [C-2.41] [C-4.6] [C-8.4]. */
export function TimedOutSheet({ onLeave }: { readonly onLeave: () => void }): ReactNode {
  const text = useText('submit', submitMessages);
  return (
    <MessageSheet
      name="timed-out"
      title={text.timedOutTitle}
      canClose={false}
      onExit={onLeave}
      actions={
        <Button kind="primary" part="back-to-checkout" onPress={onLeave}>
          {text.backToCheckout}
        </Button>
      }
    >
      <p>{text.timedOut}</p>
    </MessageSheet>
  );
}
