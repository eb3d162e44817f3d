import { AddressErrors, AddressFields, Button, Checkbox } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import { Trouble } from '../../addresses/Trouble.tsx';
import { useAccountStore, useText } from '../../core/context.tsx';
import { addressFormMessages } from './messages.ts';
import type { TypedForm } from './use-form.ts';

interface FormFieldsProps {
  readonly typed: TypedForm;
}

/** The form's error, its fields and the mailing address checkbox. */
export function FormFields({ typed }: FormFieldsProps): ReactNode {
  const text = useText('addressForm', addressFormMessages);
  const step = useAccountStore(({ addressForm }) => addressForm.step);
  const { form, isUsOnly, isBusy, isMailingAddress, note, mail } = typed;
  const { countries: _countries, ...plainFields } = text.fields;
  const words = isUsOnly ? plainFields : text.fields;
  return (
    <>
      <Trouble trouble={step.phase === 'editing' ? step.trouble : undefined} />
      <AddressErrors form={form} words={words} title={text.errors} />
      <AddressFields form={form} words={words} purpose="shipping" disabled={isBusy} onTouch={note} />
      <Checkbox
        part="mailing"
        label={text.mailing}
        checked={isMailingAddress}
        disabled={isBusy}
        onChange={mail}
      />
    </>
  );
}

/** The submit button, which shows the progress of the save. */
export function SaveButton({ isBusy }: Pick<TypedForm, 'isBusy'>): ReactNode {
  const text = useText('addressForm', addressFormMessages);
  const { step, editedId } = useAccountStore(({ addressForm }) => addressForm);
  const own = editedId === undefined ? text.add : text.update;
  const working = step.phase === 'checking' ? text.checking : text.saving;
  return (
    <Button kind="primary" type="submit" part="save-address" busy={isBusy}>
      {isBusy ? working : own}
    </Button>
  );
}
