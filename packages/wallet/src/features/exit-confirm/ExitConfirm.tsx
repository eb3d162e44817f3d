import { Button, SheetBody, SheetFooter, SheetHeader } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import { exitConfirmMessages } from './messages.ts';
import { useText, useWalletActions } from '../../core/context.tsx';

/** The question before changes are discarded [W-2.48] to [W-2.50]. */
export function ExitConfirm(): ReactNode {
  const text = useText('exitConfirm', exitConfirmMessages);
  const { keepChanges, closeFlyout } = useWalletActions();
  return (
    <>
      <SheetHeader title={text.title} />
      <SheetBody>
        <p>{text.text}</p>
      </SheetBody>
      <SheetFooter>
        <Button kind="secondary" part="keep" onPress={keepChanges}>
          {text.keep}
        </Button>
        <Button kind="danger" part="discard" onPress={() => closeFlyout('discarded')}>
          {text.discard}
        </Button>
      </SheetFooter>
    </>
  );
}
