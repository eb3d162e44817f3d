import { Sheet, SheetBody, SheetFooter, SheetHeader, SheetScreen } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import { useText } from '../core/context.tsx';
import { partMessages } from '../core/messages.ts';

interface MessageSheetProps {
  readonly name: string;
  readonly title: string;
  /** Does it interrupt the shopper? Default: yes. */
  readonly isAlert?: boolean;
  /** May it be closed without an answer? Default: yes. */
  readonly canClose?: boolean;
  /** By Escape as well, and by a press beside it. */
  readonly onExit: () => void;
  /** What can be answered. */
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** A few words above the page, and what can be done about them. */
export function MessageSheet(props: MessageSheetProps): ReactNode {
  const { name, title, isAlert = true, canClose = true, onExit, actions, children } = props;
  const { close } = useText('parts', partMessages);
  return (
    <Sheet screen={name} isAlert={isAlert} isTall={false} onExit={onExit}>
      <SheetScreen name={name} isOn>
        <SheetHeader title={title} {...(canClose && { close: { label: close, onPress: onExit } })} />
        <SheetBody>{children}</SheetBody>
        <SheetFooter>{actions}</SheetFooter>
      </SheetScreen>
    </Sheet>
  );
}
