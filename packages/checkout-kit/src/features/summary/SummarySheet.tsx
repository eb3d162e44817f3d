import type { Checkout } from '@grocer/foundation/domain';
import { Button, useStyles } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import { useText } from '../../core/context.tsx';
import { partMessages } from '../../core/messages.ts';
import { SummaryLines } from '../../costs/SummaryLines.tsx';
import drawerCss from '../../layout/drawer.css?inline';
import { MessageSheet } from '../../layout/MessageSheet.tsx';
import { summaryMessages } from './messages.ts';
import { holdOf } from './rules.ts';

interface SummarySheetProps {
  readonly checkout: Checkout;
  readonly onClose: () => void;
}

/** The order's cost as an overlay, since the one-column layout shows it far below [C-2.22] [C-2.27]. */
export function SummarySheet({ checkout, onClose }: SummarySheetProps): ReactNode {
  useStyles(drawerCss);
  const text = useText('summary', summaryMessages);
  const { close } = useText('parts', partMessages);
  const hold = holdOf(checkout);
  return (
    <MessageSheet
      name="summary"
      title={text.title}
      isAlert={false}
      onExit={onClose}
      actions={
        <Button kind="primary" part="close-summary" onPress={onClose}>
          {close}
        </Button>
      }
    >
      <div className="grocer-drawer">
        <SummaryLines lines={checkout.summaryLines} itemCount={checkout.summary.itemCount} />
        {hold && <p className="grocer-small">{text[hold]}</p>}
      </div>
    </MessageSheet>
  );
}
