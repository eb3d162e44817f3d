import { useStyles } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import { cardsCss } from './frame/card-styles.ts';
import { addressesCss } from './addresses/styles.ts';
import { AddressBook } from './features/address-book/AddressBook.tsx';
import { AddressForm } from './features/address-form/AddressForm.tsx';
import { AddressList } from './features/address-list/AddressList.tsx';
import { NoAddress } from './features/address-list/NoAddress.tsx';
import { ReserveTime } from './features/address-list/ReserveTime.tsx';
import { ConfirmAddress } from './features/confirm-address/ConfirmAddress.tsx';
import type { View } from './navigation/rules.ts';

/** The views of addresses; they come together [F-2.28] to [F-2.45]. */
export function AddressViews({ view }: { readonly view: View }): ReactNode {
  useStyles(cardsCss);
  useStyles(addressesCss);
  switch (view) {
    case 'address-book':
      return <AddressBook />;
    case 'reserve-time':
      return <ReserveTime />;
    case 'no-address':
      return <NoAddress />;
    case 'address-list':
      return <AddressList />;
    case 'add-address':
    case 'address-form':
      return <AddressForm />;
    default:
      return <ConfirmAddress />;
  }
}
