import type { ProfileAddress } from '@grocer/foundation/domain';
import {
  Button,
  Sheet,
  SheetBody,
  SheetFooter,
  SheetHeader,
  SheetScreen,
  useStyles,
} from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import addressesCss from '../../addresses/addresses.css?inline';
import { ConfirmRemoval } from '../../addresses/ConfirmRemoval.tsx';
import { addressesMessages } from '../../addresses/messages.ts';
import { askToRemove } from '../../addresses/removing.ts';
import { listOf } from '../../addresses/slice.ts';
import { useAccountCore, useAccountStore, useText } from '../../core/context.tsx';
import css from './address-form.css?inline';
import { FormFields, SaveButton } from './FormParts.tsx';
import { addressFormMessages } from './messages.ts';
import { editAgain } from './submitting.ts';
import { useForm } from './use-form.ts';
import { VerifyScreen } from './VerifyScreen.tsx';

interface FormProps {
  readonly edited: ProfileAddress | undefined;
  readonly onLeave: () => void;
}

function Form({ edited, onLeave }: FormProps): ReactNode {
  const text = useText('addressForm', addressFormMessages);
  const shared = useText('addresses', addressesMessages);
  const account = useAccountCore();
  const editedId = useAccountStore(({ addressForm }) => addressForm.editedId);
  const typed = useForm(edited);
  function cancel(): void {
    const { addressForm, keepDraft } = account.store.getState();
    keepDraft(addressForm.openedFor, undefined);
    onLeave();
  }
  return (
    <form className="grocer-sheet-form" noValidate onSubmit={typed.send}>
      <SheetHeader
        title={editedId === undefined ? text.titleAdd : text.titleEdit}
        close={{ label: shared.close, onPress: onLeave }}
      />
      <SheetBody>
        <div className="grocer-form">
          <FormFields typed={typed} />
          {editedId !== undefined && (
            <div className="grocer-address-delete">
              <Button
                kind="quiet"
                part="delete-address"
                disabled={typed.isBusy}
                onPress={() => askToRemove(account, editedId)}
              >
                <span className="grocer-danger">{text.remove}</span>
              </Button>
            </div>
          )}
        </div>
      </SheetBody>
      <SheetFooter>
        <Button kind="secondary" part="cancel" disabled={typed.isBusy} onPress={cancel}>
          {shared.cancel}
        </Button>
        <SaveButton isBusy={typed.isBusy} />
      </SheetFooter>
    </form>
  );
}

/** The sheet that adds, edits or deletes an address, above the newer address book. */
export function AddressFormSheet(): ReactNode {
  useStyles(addressesCss);
  useStyles(css);
  const account = useAccountCore();
  const { visit, openedFor, step } = useAccountStore(({ addressForm }) => addressForm);
  const edited = useAccountStore(({ book }) => listOf(book).find(({ id }) => id === openedFor));
  const isAsking = step.phase === 'asking';
  // The sheet stays open while a request is in flight.
  const leave = (): void => {
    if (step.phase === 'editing') account.store.getState().closeForm();
  };
  return (
    <>
      <Sheet
        screen={isAsking ? 'verify-address' : 'address-form'}
        isTall={false}
        onExit={() => (isAsking ? editAgain(account) : leave())}
      >
        <SheetScreen name="address-form" isOn={!isAsking}>
          <Form key={visit} edited={edited} onLeave={leave} />
        </SheetScreen>
        {isAsking && <VerifyScreen question={step.question} />}
      </Sheet>
      <ConfirmRemoval />
    </>
  );
}
