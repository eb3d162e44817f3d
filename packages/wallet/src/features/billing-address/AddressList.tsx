import { Button, Icon, SheetBody, SheetFooter, SheetHeader, useStyles } from '@grocer/foundation/ui';
import { Plus } from 'lucide';
import type { ReactNode } from 'react';
import { addressActions } from '../../forms/addresses/actions.ts';
import { AddressChoices } from '../../forms/addresses/AddressChoices.tsx';
import css from '../../forms/addresses/addresses.css?inline';
import { usePart, useText, useWalletStore } from '../../core/context.tsx';
import { addressListMessages } from './address-list-messages.ts';

/** The list of all addresses of the account that a card can be billed to [W-2.51]. */
export function AddressList(): ReactNode {
  useStyles(css);
  const text = useText('addressList', addressListMessages);
  const addresses = useWalletStore((state) => state.addresses);
  const { openAddressForm, leaveAddressForm } = usePart(addressActions);
  return (
    <>
      <SheetHeader title={text.title} back={{ label: text.back, onPress: leaveAddressForm }} />
      <SheetBody>
        <fieldset>
          <legend className="grocer-hidden">{text.title}</legend>
          {addresses.phase === 'ready' && <AddressChoices list={addresses.list} disabled={false} />}
        </fieldset>
        <div className="grocer-addresses-more">
          <Button kind="quiet" part="add-address" onPress={() => openAddressForm()}>
            <Icon of={Plus} size={16} />
            {text.addNew}
          </Button>
        </div>
      </SheetBody>
      <SheetFooter>
        <Button kind="primary" part="use-address" onPress={leaveAddressForm}>
          {text.use}
        </Button>
      </SheetFooter>
    </>
  );
}
