import { addressRules } from '@grocer/foundation/domain';
import type { Address } from '@grocer/foundation/domain';
import { AddressFields, useAddressForm } from '@grocer/foundation/ui';
import type { FormEvent, ReactNode } from 'react';
import { addressActions } from '../../forms/addresses/actions.ts';
import { refuseFields } from '../../forms/refuse.ts';
import { FormFrame } from '../../forms/FormFrame.tsx';
import { formOf } from '../../forms/slice.ts';
import { usePart, useText, useWalletActions, useWalletCore, useWalletStore } from '../../core/context.tsx';
import { updateAddressMessages } from './update-address-messages.ts';

/** Returns the address being edited; undefined for a new one. */
function useEdited(): Address | undefined {
  return useWalletStore(({ addresses, editedAddressId }) => {
    const list = addresses.phase === 'ready' ? addresses.list : [];
    return list.find(({ id }) => id === editedAddressId)?.address;
  });
}

// [W-2.52] to [W-2.54]
/** The form for a billing address. */
export function UpdateAddress(): ReactNode {
  const text = useText('updateAddress', updateAddressMessages);
  const { touchForm } = useWalletActions();
  const { deps } = useWalletCore();
  const { saveAddress, goBackFromAddress } = usePart(addressActions);
  const isBusy = useWalletStore((state) => formOf(state, 'update-address').phase === 'submitting');
  const edited = useEdited();
  const form = useAddressForm(addressRules.wallet, { before: edited });
  function submit(event: FormEvent): void {
    event.preventDefault();
    const taken = form.take();
    if (taken.ok) void saveAddress(taken.address);
    else refuseFields(deps, taken.fields);
  }
  return (
    <FormFrame
      form="update-address"
      title={edited ? text.titleEdit : text.titleAdd}
      isBusy={isBusy}
      back={{ label: text.back, onPress: goBackFromAddress }}
      onSubmit={submit}
      submit={{ part: 'save-address', text: isBusy ? text.saving : text.save }}
    >
      <AddressFields
        form={form}
        words={text}
        purpose="billing"
        disabled={isBusy}
        onTouch={() => touchForm('update-address')}
      />
    </FormFrame>
  );
}
