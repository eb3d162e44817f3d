import {
  Button,
  Notice,
  Sheet,
  SheetBody,
  SheetFooter,
  SheetHeader,
  SheetScreen,
  useStyles,
} from '@grocer/foundation/ui';
import { forwardRef } from 'react';
import type { ReactNode } from 'react';
import type { Drawer } from '../checkout/slice.ts';
import css from './drawer.css?inline';

interface FormDrawerProps {
  readonly name: Drawer;
  readonly title: string;
  readonly text: Readonly<Record<'close' | 'cancel' | 'save', string>>;
  /** True while the form is being saved. The drawer stays open until the outcome is known. */
  readonly isBusy: boolean;
  /** Error text if the service refused the change. */
  readonly failed: string | undefined;
  readonly onSend: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A drawer with a form that changes part of the order, with Cancel and Save in its footer. */
export const FormDrawer = forwardRef<HTMLFormElement, FormDrawerProps>(function FormDrawer(props, ref) {
  useStyles(css);
  const { name, title, text, isBusy, failed, onSend, onClose, children } = props;
  const leave = (): void => {
    if (!isBusy) onClose();
  };
  return (
    <Sheet
      screen={name}
      isTall={false}
      onExit={(reason) => {
        // A press on the backdrop is too easily made by accident to discard what was typed.
        if (reason !== 'backdrop') leave();
      }}
    >
      <SheetScreen name={name} isOn>
        <form
          ref={ref}
          className="grocer-sheet-form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            onSend();
          }}
        >
          <SheetHeader title={title} close={{ label: text.close, onPress: leave }} />
          <SheetBody>
            <div className="grocer-drawer">
              {failed !== undefined && <Notice tone="danger" part={`${name}-failed`} text={failed} />}
              {children}
            </div>
          </SheetBody>
          <SheetFooter>
            <Button kind="secondary" part="cancel" disabled={isBusy} onPress={leave}>
              {text.cancel}
            </Button>
            <Button kind="primary" type="submit" part="save" busy={isBusy}>
              {text.save}
            </Button>
          </SheetFooter>
        </form>
      </SheetScreen>
    </Sheet>
  );
});
