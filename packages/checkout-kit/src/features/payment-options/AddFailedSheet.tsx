import { Button, Sheet, SheetBody, SheetFooter, SheetHeader, SheetScreen } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import { useText } from '../../core/context.tsx';
import { paymentOptionsMessages } from './messages.ts';

interface AddFailedSheetProps {
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

/** That no card can be added right now, with the way to try again [C-2.42] [C-8.18]. */
export function AddFailedSheet({ onAgain, onClose }: AddFailedSheetProps): ReactNode {
  const text = useText('paymentOptions', paymentOptionsMessages);
  return (
    <Sheet screen="add-failed" isAlert isTall={false} onExit={onClose}>
      <SheetScreen name="add-failed" isOn>
        <SheetHeader title={text.addFailedTitle} close={{ label: text.close, onPress: onClose }} />
        <SheetBody>
          <p>{text.addFailed}</p>
        </SheetBody>
        <SheetFooter>
          <Button kind="primary" part="retry" onPress={onAgain}>
            {text.retry}
          </Button>
        </SheetFooter>
      </SheetScreen>
    </Sheet>
  );
}
