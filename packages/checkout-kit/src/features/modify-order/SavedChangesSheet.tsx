import { Button, Notice } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import { useText } from '../../core/context.tsx';
import { MessageSheet } from '../../layout/MessageSheet.tsx';
import { modifyOrderMessages } from './messages.ts';
import type { SavedChanges } from './slice.ts';

interface SavedChangesSheetProps {
  readonly saved: SavedChanges;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Says that the changes were saved, and asks the shopper to confirm [C-4.16] [C-4.19]. */
export function SavedChangesSheet({ saved, onConfirm, onClose }: SavedChangesSheetProps): ReactNode {
  const text = useText('modifyOrder', modifyOrderMessages);
  const isBusy = saved.phase === 'confirming';
  return (
    <MessageSheet
      name="saved-changes"
      title={text.savedTitle}
      canClose={saved.phase === 'failed'}
      onExit={onClose}
      actions={
        <Button kind="primary" part="confirm" busy={isBusy} onPress={onConfirm}>
          {isBusy ? text.confirming : text.confirm}
        </Button>
      }
    >
      {saved.phase === 'failed' && <Notice tone="danger" part="confirm-failed" text={text.confirmFailed} />}
      <p>{saved.kind === 'partial' ? text.partial : text.saved}</p>
    </MessageSheet>
  );
}
