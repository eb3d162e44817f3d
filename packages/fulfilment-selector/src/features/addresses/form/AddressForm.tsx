import { addressRules } from '@grocer/foundation/domain';
import type { ProfileAddress } from '@grocer/foundation/domain';
import { AddressFields, Button, Checkbox, Icon, useAddressForm } from '@grocer/foundation/ui';
import { Trash2 } from 'lucide';
import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { useAddressActions } from '../actions.ts';
import { FormTrouble } from '../AddressTrouble.tsx';
import { listOf } from '../../../core/address-rules.ts';
import { ViewBody, ViewFooter, ViewHeader } from '../../../window/ViewHeader.tsx';
import { useSelectorCore, useSelectorStore, useText } from '../../../core/context.tsx';
import { LeaveForm } from './LeaveForm.tsx';
import { addressFormMessages } from './messages.ts';
import { RemoveAddress } from './RemoveAddress.tsx';

interface FormProps {
  /** The address to edit; undefined for a new one. */
  readonly edited: ProfileAddress | undefined;
}

function Remove({ edited }: { readonly edited: ProfileAddress }): ReactNode {
  const { remove } = useText('addressForm', addressFormMessages);
  const { askToRemove } = useAddressActions();
  return (
    <div className="grocer-form-start">
      <Button kind="quiet" part="remove-address" onPress={() => askToRemove(edited.id)}>
        <Icon of={Trash2} size={16} />
        {remove.open}
      </Button>
      <RemoveAddress address={edited.address} />
    </div>
  );
}

function Form({ edited }: FormProps): ReactNode {
  const text = useText('addressForm', addressFormMessages);
  const step = useSelectorStore(({ addressForm }) => addressForm.step);
  const isKept = useSelectorStore(({ settings }) => settings.toggles.saveToAddressBook) || edited;
  const { submitAddress, typeAddress, refuseFields } = useAddressActions();
  const { draft: kept } = useSelectorCore().store.getState();
  const draft = kept?.editedId === edited?.id ? kept : undefined;
  const form = useAddressForm(addressRules.selector, { before: edited?.address, draft: draft?.entry });
  const wasMailing = edited?.isMailingAddress ?? false;
  const [isMailingAddress, setMailing] = useState(draft?.isMailingAddress ?? wasMailing);
  const isBusy = step.phase === 'checking' || step.phase === 'saving';
  function note(isMailing: boolean): void {
    const entry = form.typed();
    const isTyped = entry !== undefined || isMailing !== wasMailing;
    typeAddress(isTyped ? { entry, isMailingAddress: isMailing } : undefined);
  }
  function mail(isMailing: boolean): void {
    setMailing(isMailing);
    note(isMailing);
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    const taken = form.take();
    if (taken.ok) void submitAddress({ address: taken.address, isMailingAddress });
    else refuseFields(taken.fields);
  }
  return (
    <form className="grocer-sheet-form" noValidate onSubmit={submit}>
      <ViewHeader title={edited ? text.titleEdit : text.titleAdd} />
      <ViewBody>
        <FormTrouble trouble={step.phase === 'editing' ? step.trouble : undefined} />
        <AddressFields
          form={form}
          words={text.fields}
          purpose="shipping"
          disabled={isBusy}
          onTouch={() => note(isMailingAddress)}
        />
        {isKept && (
          <Checkbox
            name="isHome"
            part="mailing"
            label={text.mailing}
            checked={isMailingAddress}
            disabled={isBusy}
            onChange={mail}
          />
        )}
        {edited && <Remove edited={edited} />}
      </ViewBody>
      <ViewFooter>
        <Button kind="primary" type="submit" part="save-address" wide busy={isBusy}>
          {isBusy ? text.saving : text.save}
        </Button>
      </ViewFooter>
      <LeaveForm />
    </form>
  );
}

/** The address form, in both books [F-2.35] [F-2.42]. */
export function AddressForm(): ReactNode {
  const visit = useSelectorStore(({ addressForm }) => addressForm.visit);
  const edited = useSelectorStore(({ book, addressForm }) =>
    listOf(book).find(({ id }) => id === addressForm.editedId),
  );
  return <Form key={visit} edited={edited} />;
}
