import * as v from 'valibot';
import { inAddressBookOrder } from '../../domain/profile-address.ts';
import { readableIn, tolerantCall } from '../call.ts';
import type { Call } from '../call.ts';
import type { AddressList } from '../profile/list-addresses.ts';
import type { WireData } from '../wire-data.ts';
import { BOOK_PATH, toBookAddress, WireBookAddressSchema } from './wire-book-address.ts';
import type { WireBookAddress } from './wire-book-address.ts';

const answerOf = <Item extends v.GenericSchema>(item: Item) =>
  v.object({ data: v.object({ addresses: v.array(item) }) });

export const listBookAddresses: Call<
  unknown,
  AddressList,
  unknown,
  WireData<'addresses', WireBookAddress[]>,
  WireData<'addresses', unknown[]>
> = tolerantCall({
  name: 'account.addresses.list',
  summary: 'Lists the addresses of the shopper’s account.',
  service: 'account',
  method: 'GET',
  path: BOOK_PATH,
  write: false,
  auth: 'bearer',
  response: answerOf(WireBookAddressSchema),
  // An address that this version cannot parse must not hide the others.
  tolerates: answerOf(v.unknown()),
  errors: [],
  encode: () => ({}),
  decode({ data }): AddressList {
    const read = readableIn(WireBookAddressSchema, data.addresses).map(toBookAddress);
    return { list: inAddressBookOrder(read), unreadable: data.addresses.length - read.length };
  },
});
