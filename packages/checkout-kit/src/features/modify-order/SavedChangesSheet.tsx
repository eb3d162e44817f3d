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
import { useText } from '../../core/context.tsx';
import { modifyOrderMessages } from './messages.ts';
import type { SavedChanges } from './slice.ts';

interface SavedChangesSheetProps {
  readonly saved: SavedChanges;
  readonly onConfirm: () => void;
}

/** That changes were taken, with what is left to confirm [C-4.16] [C-4.19]. */
export function SavedChangesSheet({ saved, onConfirm }: SavedChangesSheetProps): ReactNode {
  const text = useText('modifyOrder', modifyOrderMessages);
  const isBusy = saved.phase === 'confirming';
  return (
    <Sheet screen="saved-changes" isAlert isTall={false} onExit={onConfirm}>
      <SheetScreen name="saved-changes" isOn>
        <SheetHeader title={text.savedTitle} />
        <SheetBody>
          {saved.phase === 'failed' && (
            <Notice tone="danger" part="confirm-failed" text={text.confirmFailed} />
          )}
          <p>{saved.kind === 'partial' ? text.partial : text.saved}</p>
        </SheetBody>
        <SheetFooter>
          <Button kind="primary" part="confirm" busy={isBusy} onPress={onConfirm}>
            {isBusy ? text.confirming : text.confirm}
          </Button>
        </SheetFooter>
      </SheetScreen>
    </Sheet>
  );
}
