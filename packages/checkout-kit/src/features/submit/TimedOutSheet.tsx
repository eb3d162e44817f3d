import { Button, Sheet, SheetBody, SheetFooter, SheetHeader, SheetScreen } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import { useText } from '../../core/context.tsx';
import { submitMessages } from './messages.ts';

/** That the time of an order is gone [C-2.41] [C-4.6] [C-8.4]. */
export function TimedOutSheet({ onLeave }: { readonly onLeave: () => void }): ReactNode {
  const text = useText('submit', submitMessages);
  return (
    <Sheet screen="timed-out" isAlert isTall={false} onExit={onLeave}>
      <SheetScreen name="timed-out" isOn>
        <SheetHeader title={text.timedOutTitle} />
        <SheetBody>
          <p>{text.timedOut}</p>
        </SheetBody>
        <SheetFooter>
          <Button kind="primary" part="back-to-checkout" onPress={onLeave}>
            {text.backToCheckout}
          </Button>
        </SheetFooter>
      </SheetScreen>
    </Sheet>
  );
}
