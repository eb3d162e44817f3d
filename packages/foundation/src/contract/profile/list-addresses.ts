import * as v from 'valibot';
import { inAddressBookOrder } from '../../domain/profile-address.ts';
import type { ProfileAddress } from '../../domain/profile-address.ts';
import { readableIn, tolerantCall } from '../call.ts';
import type { Call } from '../call.ts';
import type { WireData } from '../wire-data.ts';
import { ADDRESSES_PATH, toProfileAddress, WireProfileAddressSchema } from './wire-profile-address.ts';
import type { WireProfileAddress } from './wire-profile-address.ts';

const answerOf = <Item extends v.GenericSchema>(item: Item) =>
  v.object({ data: v.object({ addresses: v.array(item) }) });

/** A shopper's addresses. Those that this version cannot parse are left out and counted. */
export interface AddressList {
  readonly list: readonly ProfileAddress[];
  readonly unreadable: number;
}

export const listAddresses: Call<
  unknown,
  AddressList,
  unknown,
  WireData<'addresses', WireProfileAddress[]>,
  WireData<'addresses', unknown[]>
> = tolerantCall({
  name: 'profile.addresses.list',
  summary: 'Lists the addresses of the shopper’s profile.',
  service: 'profile',
  method: 'GET',
  path: ADDRESSES_PATH,
  write: false,
  auth: 'bearer',
  response: answerOf(WireProfileAddressSchema),
  tolerates: answerOf(v.unknown()),
  errors: [],
  encode: () => ({}),
  decode({ data }): AddressList {
    const read = readableIn(WireProfileAddressSchema, data.addresses).map(toProfileAddress);
    return { list: inAddressBookOrder(read), unreadable: data.addresses.length - read.length };
  },
});
