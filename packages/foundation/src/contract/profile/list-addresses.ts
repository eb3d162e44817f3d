import * as v from 'valibot';
import { inAddressBookOrder } from '../../domain/profile-address.ts';
import type { ProfileAddress } from '../../domain/profile-address.ts';
import { safeParse, tolerantCall } from '../call.ts';
import { ADDRESSES_PATH, toProfileAddress, WireProfileAddress } from './wire-profile-address.ts';

const answerOf = <Item extends v.GenericSchema>(item: Item) =>
  v.object({ data: v.object({ addresses: v.array(item) }) });

/** A shopper's addresses. One that this version cannot read is left out and counted, so that the rest still shows. */
export interface AddressList {
  readonly list: readonly ProfileAddress[];
  readonly unreadable: number;
}

export const listAddresses = tolerantCall({
  name: 'profile.addresses.list',
  summary: 'Lists the addresses of the shopper’s profile.',
  service: 'profile',
  method: 'GET',
  path: ADDRESSES_PATH,
  write: false,
  auth: 'bearer',
  response: answerOf(WireProfileAddress),
  tolerates: answerOf(v.unknown()),
  errors: [],
  encode: () => ({}),
  decode({ data }): AddressList {
    const parsed = data.addresses.map((entry) => safeParse(WireProfileAddress, entry));
    const read = parsed.flatMap((entry) => (entry.success ? [toProfileAddress(entry.output)] : []));
    return { list: inAddressBookOrder(read), unreadable: parsed.length - read.length };
  },
});
