import { useStyles } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import { isEmptyBook } from '../../core/address-rules.ts';
import { useSelectorStore, useText } from '../../core/context.tsx';
import { cardsCss } from '../../window/card-styles.ts';
import { addressesCss } from './styles.ts';
import { AddressBook } from './book/AddressBook.tsx';
import { AddressForm } from './form/AddressForm.tsx';
import { AddressList } from './list/AddressList.tsx';
import { addressListMessages } from './list/messages.ts';
import { NoAddress } from './list/NoAddress.tsx';
import { ReserveTime } from './list/ReserveTime.tsx';
import { ConfirmAddress } from './confirm/ConfirmAddress.tsx';
import { ViewHeader } from '../../window/ViewHeader.tsx';
import type { View } from '../../window/navigation/rules.ts';

/** The list of the second book or its empty state, whichever the book turns out to need. */
function ListOrEmpty(): ReactNode {
  const text = useText('addressList', addressListMessages);
  const isEmpty = useSelectorStore(({ book }) => isEmptyBook(book));
  return (
    <>
      {/* Stays, and with it the focus, when the book turns out to need the other one. */}
      <ViewHeader title={isEmpty ? text.emptyTitle : text.title} />
      {isEmpty ? <NoAddress /> : <AddressList />}
    </>
  );
}

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
