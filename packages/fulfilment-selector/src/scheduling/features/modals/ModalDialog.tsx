import { Overlay } from '@grocer/foundation/embed';
import {
  Button,
  Sheet,
  SheetBody,
  SheetFooter,
  SheetHeader,
  SheetScreen,
  useStyles,
} from '@grocer/foundation/ui';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { BrokenDialog } from '../../../window/BrokenDialog.tsx';
import { windowCss } from '../../../window/styles.ts';
import { Guarded } from '../../../core/Guarded.tsx';
import { swapChainWord } from '../../../core/banner/rules.ts';
import { useSelectorCore, useSelectorStore, useText } from '../../../core/context.tsx';
import { schedulingMessages } from '../../messages.ts';
import { useSchedulingActions, useSchedulingStore } from '../../core/context.tsx';
import { Phone } from '../../core/shell/Phone.tsx';
import type { Modal } from './slice.ts';

/** Messages after which customer service may help. */
const FAILURES: readonly Modal[] = ['offerFailed', 'checkoutFailed'];

/** A message with a single button [F-2.68]. */
function Alert({ modal }: { readonly modal: Modal }): ReactNode {
  useStyles(windowCss);
  const { modals, callService } = useText('scheduling', schedulingMessages);
  const chain = useSelectorStore(({ settings }) => settings.chain);
  const { leaveModal } = useSchedulingActions();
  const button = useRef<HTMLButtonElement>(null);
  const words = modals[modal];
  // The button is the dialog's only control.
  useEffect(() => button.current?.focus(), []);
  return (
    <div data-part={`modal-${modal}`}>
      <Sheet screen={modal} isAlert isTall={false} onExit={leaveModal}>
        <SheetScreen name={modal} isOn>
          <SheetHeader title={swapChainWord(words.title, chain)} />
          <SheetBody>
            <p>{swapChainWord(words.text, chain)}</p>
            {FAILURES.includes(modal) && <Phone of="customerService" words={callService} />}
          </SheetBody>
          <SheetFooter>
            <Button ref={button} kind="primary" part="modal-button" wide onPress={leaveModal}>
              {words.button}
            </Button>
          </SheetFooter>
        </SheetScreen>
      </Sheet>
    </div>
  );
}

/** The dialog above the page, if there is a message. */
export function ModalDialog(): ReactNode {
  const modal = useSchedulingStore((state) => state.modal);
  const { config } = useSelectorCore();
  const { leaveModal } = useSchedulingActions();
  return (
    <Overlay open={modal !== undefined} near={config.container}>
      <Guarded instead={(retry) => <BrokenDialog onRetry={retry} onClose={leaveModal} />}>
        {modal !== undefined && <Alert key={modal} modal={modal} />}
      </Guarded>
    </Overlay>
  );
}
