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
  /** What it asks about, for hosts' styles and tests. */
  readonly part: string;
  readonly words: {
    readonly title: string;
    readonly text: string;
    readonly keep: string;
    readonly confirm: string;
  };
  /** What saying yes does, likewise. */
  readonly action: 'remove' | 'discard';
  readonly isBusy?: boolean;
  /** Leaves everything as it is. */
  readonly onKeep: () => void;
  readonly onConfirm: () => void;
  /** What went wrong before. */
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

/** Asks before something is lost, in a layer above the form. */
export function Question({ isOpen, ...asked }: QuestionProps & { readonly isOpen: boolean }): ReactNode {
  const { config } = useSelectorCore();
  // Beside the window's layer, where its own dialog would otherwise take it in.
  const beside = useOverlayPlace()?.element.parentElement ?? undefined;
  return (
    <Overlay open={isOpen} near={beside ?? config.container}>
      <div data-part={asked.part}>
        <Asked {...asked} />
      </div>
    </Overlay>
  );
}
