import * as v from 'valibot';
import { inAddressBookOrder } from '../../domain/profile-address.ts';
import type { ProfileAddress } from '../../domain/profile-address.ts';
import { tolerantCall } from '../call.ts';
import { ADDRESSES_PATH, toProfileAddress, WireProfileAddress } from './wire-profile-address.ts';

const answerOf = <Item extends v.GenericSchema>(item: Item) =>
  v.object({ data: v.object({ addresses: v.array(item) }) });

export const listAddresses = tolerantCall({
  name: 'profile.addresses.list',
  summary: 'Lists the addresses of the shopper’s profile.',
  service: 'profile',
  method: 'GET',
  path: ADDRESSES_PATH,
  write: false,
  auth: 'bearer',
  response: answerOf(WireProfileAddress),
  // An address that this version cannot read must not hide the others.
  tolerates: answerOf(v.unknown()),
  errors: [],
  encode: () => ({}),
  decode({ data }): readonly ProfileAddress[] {
    const parsed = data.addresses.map((entry) => v.safeParse(WireProfileAddress, entry));
    return inAddressBookOrder(
      parsed.flatMap((entry) => (entry.success ? [toProfileAddress(entry.output)] : [])),
    );
  },
});
