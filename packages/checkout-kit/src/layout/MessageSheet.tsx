import { Sheet, SheetBody, SheetFooter, SheetHeader, SheetScreen } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import { useText } from '../core/context.tsx';
import { partMessages } from '../core/messages.ts';

interface MessageSheetProps {
  readonly name: string;
  readonly title: string;
  /** Whether it interrupts the shopper (role alertdialog). Default: true. */
  readonly isAlert?: boolean;
  /** Whether it has a close button. Default: true. */
  readonly canClose?: boolean;
  /** Called by the close button, Escape and a press on the backdrop. */
  readonly onExit: () => void;
  /** The buttons in the footer. */
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** A short message above the page, with its actions. */
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
