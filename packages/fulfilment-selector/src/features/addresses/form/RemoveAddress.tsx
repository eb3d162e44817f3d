import { addressLine } from '@grocer/foundation/domain';
import { formatMessage } from '@grocer/foundation/embed';
import type { Address } from '@grocer/foundation/domain';
import type { ReactNode } from 'react';
import { useAddressActions } from '../actions.ts';
import { FormTrouble } from '../AddressTrouble.tsx';
import { useSelectorStore, useText } from '../../../core/context.tsx';
import { addressFormMessages } from './messages.ts';
import { Question } from './Question.tsx';

/** Asks for confirmation before an address is removed [F-7.5]. */
export function RemoveAddress({ address }: { readonly address: Address }): ReactNode {
  const { remove } = useText('addressForm', addressFormMessages);
  const removing = useSelectorStore((state) => state.removing);
  const editedId = useSelectorStore(({ addressForm }) => addressForm.editedId);
  const { keepAddress, removeAddress } = useAddressActions();
  return (
    <Question
      part="remove-address"
      action="remove"
      isOpen={removing.phase !== 'idle' && removing.id === editedId}
      words={{ ...remove, text: formatMessage(remove.text, { address: addressLine(address) }) }}
      isBusy={removing.phase === 'removing'}
      onKeep={keepAddress}
      onConfirm={() => void removeAddress()}
    >
      <FormTrouble trouble={removing.phase === 'asking' ? removing.trouble : undefined} />
    </Question>
  );
}
