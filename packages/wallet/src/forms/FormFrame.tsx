import { Button, SheetBody, SheetFooter, SheetHeader } from '@grocer/foundation/ui';
import type { FormEvent, ReactNode } from 'react';
import { useWalletStore } from '../core/context.tsx';
import { FormProblem } from './errors/FormProblem.tsx';
import type { FormName } from './slice.ts';

interface FormFrameProps {
  readonly form: FormName;
  readonly title: string;
  readonly isBusy: boolean;
  /** The back button, disabled while the form is submitting. */
  readonly back: { readonly label: string; readonly onPress: () => void } | undefined;
  readonly onSubmit: (event: FormEvent) => unknown;
  /** The primary action. */
  readonly submit: { readonly part: string; readonly text: string };
  readonly children: ReactNode;
}

/** A form as a screen of the sheet: its back button, its problem, its fields and its primary action. */
export function FormFrame({
  form,
  title,
  isBusy,
  back,
  onSubmit,
  submit,
  children,
}: FormFrameProps): ReactNode {
  // A change outside the form, such as Make Preferred on the host's page, has to end first.
  const isHeld = useWalletStore((state) => state.isBusy());
  return (
    <form className="grocer-sheet-form" noValidate onSubmit={(event) => void onSubmit(event)}>
      <SheetHeader title={title} back={back && { ...back, disabled: isBusy }} />
      <SheetBody>
        <div className="grocer-form">
          <FormProblem form={form} />
          {children}
        </div>
      </SheetBody>
      <SheetFooter>
        <Button kind="primary" type="submit" part={submit.part} busy={isBusy} disabled={isHeld}>
          {submit.text}
        </Button>
      </SheetFooter>
    </form>
  );
}
