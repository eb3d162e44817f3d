import { Overlay } from '@grocer/foundation/embed';
import {
  Button,
  Notice,
  Sheet,
  SheetBody,
  SheetFooter,
  SheetHeader,
  SheetScreen,
} from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import { useCheckoutCore, useCheckoutStore, useText } from '../../core/context.tsx';
import { confirmSaved } from './confirming.ts';
import { modifyOrderMessages } from './messages.ts';

/** That changes were taken, with what is left to confirm [C-4.16] [C-4.19]. */
export function SavedChanges(): ReactNode {
  const text = useText('modifyOrder', modifyOrderMessages);
  const core = useCheckoutCore();
  const saved = useCheckoutStore((state) => state.savedChanges);
  const isBusy = saved?.phase === 'confirming';
  const confirm = (): void => void confirmSaved(core);
  return (
    <Overlay open={saved !== undefined} near={core.config.container}>
      {saved && (
        <Sheet screen="saved-changes" isAlert isTall={false} onExit={confirm}>
          <SheetScreen name="saved-changes" isOn>
            <SheetHeader title={text.savedTitle} />
            <SheetBody>
              {saved.phase === 'failed' && (
                <Notice tone="danger" part="confirm-failed" text={text.confirmFailed} />
              )}
              <p>{saved.kind === 'partial' ? text.partial : text.saved}</p>
            </SheetBody>
            <SheetFooter>
              <Button kind="primary" part="confirm" busy={isBusy} onPress={confirm}>
                {isBusy ? text.confirming : text.confirm}
              </Button>
            </SheetFooter>
          </SheetScreen>
        </Sheet>
      )}
    </Overlay>
  );
}
