import { useStyles } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import { isEmptyBook } from '../../core/address-rules.ts';
import { useSelectorStore } from '../../core/context.tsx';
import { cardsCss } from '../../window/card-styles.ts';
import { addressesCss } from './styles.ts';
import { AddressBook } from './book/AddressBook.tsx';
import { AddressForm } from './form/AddressForm.tsx';
import { AddressList } from './list/AddressList.tsx';
import { NoAddress } from './list/NoAddress.tsx';
import { ReserveTime } from './list/ReserveTime.tsx';
import { ConfirmAddress } from './confirm/ConfirmAddress.tsx';
import type { View } from '../../window/navigation/rules.ts';

/** The list of the second book or its empty state, whichever the book turns out to need. */
const ListOrEmpty = (): ReactNode =>
  useSelectorStore(({ book }) => isEmptyBook(book)) ? <NoAddress /> : <AddressList />;

/** The address views, which share a chunk [F-2.28] to [F-2.45]. */
export function AddressViews({ view }: { readonly view: View }): ReactNode {
  useStyles(cardsCss);
  useStyles(addressesCss);
  switch (view) {
    case 'address-book':
      return <AddressBook />;
    case 'reserve-time':
      return <ReserveTime />;
    case 'no-address':
    case 'address-list':
      return <ListOrEmpty />;
    case 'add-address':
    case 'address-form':
      return <AddressForm />;
    default:
      return <ConfirmAddress />;
  }
}
