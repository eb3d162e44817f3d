import { Overlay } from '@grocer/foundation/embed';
import {
  Button,
  Sheet,
  SheetBody,
  SheetFooter,
  SheetHeader,
  SheetScreen,
  useOverlayPlace,
  useStyles,
} from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import { addressesCss } from '../styles.ts';
import { windowCss } from '../../../window/styles.ts';
import { useSelectorCore } from '../../../core/context.tsx';

interface QuestionProps {
  /** The `data-part` of the question, for hosts' styles and tests. */
  readonly part: string;
  readonly words: {
    readonly title: string;
    readonly text: string;
    readonly keep: string;
    readonly confirm: string;
  };
  /** The `data-part` of the confirm button. */
  readonly action: 'remove' | 'discard';
  readonly isBusy?: boolean;
  /** Cancels. */
  readonly onKeep: () => void;
  readonly onConfirm: () => void;
  /** The error of a previous attempt. */
  readonly children?: ReactNode;
}

function Asked(props: QuestionProps): ReactNode {
  const { part, words, action, isBusy = false, onKeep, onConfirm, children } = props;
  useStyles(windowCss);
  useStyles(addressesCss);
  return (
    <Sheet screen={part} isAlert isTall={false} onExit={onKeep}>
      <SheetScreen name={part} isOn>
        <SheetHeader title={words.title} />
        <SheetBody>
          <div className="grocer-view">
            {children}
            <p>{words.text}</p>
          </div>
        </SheetBody>
        <SheetFooter>
          <Button kind="secondary" part="keep" disabled={isBusy} onPress={onKeep}>
            {words.keep}
          </Button>
          <Button kind="danger" part={action} busy={isBusy} onPress={onConfirm}>
            {words.confirm}
          </Button>
        </SheetFooter>
      </SheetScreen>
    </Sheet>
  );
}

/** A confirmation dialog, in a layer above the form. */
export function Question({ isOpen, ...asked }: QuestionProps & { readonly isOpen: boolean }): ReactNode {
  const { config } = useSelectorCore();
  // Inside the window's layer, the window's dialog would contain the question.
  const beside = useOverlayPlace()?.element.parentElement ?? undefined;
  return (
    <Overlay open={isOpen} near={beside ?? config.container}>
      <div data-part={asked.part}>
        <Asked {...asked} />
      </div>
    </Overlay>
  );
}
