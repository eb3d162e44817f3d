import { Button, RetryButton, Sheet, SheetFooter, SheetHeader, SheetScreen } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import { useText } from '../core/context.tsx';
import { frameMessages } from './messages.ts';

interface BrokenDialogProps {
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/**
 * The fallback of a dialog that fails to load or render. A dialog itself, because the dialog below it must
 * not receive its keys.
 */
export function BrokenDialog({ onRetry, onClose }: BrokenDialogProps): ReactNode {
  const text = useText('frame', frameMessages);
  return (
    <Sheet screen="broken" isAlert isTall={false} onExit={onClose}>
      <SheetScreen name="broken" isOn>
        <SheetHeader title={text.broken} />
        <SheetFooter>
          <Button kind="secondary" part="close" onPress={onClose}>
            {text.close}
          </Button>
          <RetryButton kind="primary" onPress={onRetry}>
            {text.retry}
          </RetryButton>
        </SheetFooter>
      </SheetScreen>
    </Sheet>
  );
}
