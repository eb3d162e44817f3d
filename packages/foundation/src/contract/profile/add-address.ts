import { call } from '../call.ts';
import { ADDRESSES_PATH, AddressDone, AddressPayload, toAddressPayload } from './wire-profile-address.ts';
import type { AddressDraft } from './wire-profile-address.ts';

export const addAddress = call({
  name: 'profile.addresses.add',
  summary: 'Adds an address to the shopper’s profile.',
  service: 'profile',
  method: 'POST',
  path: ADDRESSES_PATH,
  write: true,
  auth: 'bearer',
  body: AddressPayload,
  // An answer that does not name the address may come from anybody: then it is looked up in the list.
  response: AddressDone,
  errors: [
    { status: 422, code: 'ADDRESS_LIMIT_REACHED', as: 'address_limit' },
    { status: 422, code: 'ADDRESS_INVALID', as: 'address_invalid' },
  ],
  encode: (draft: AddressDraft) => ({ body: toAddressPayload(draft) }),
  decode: ({ data }): { id: string } => ({ id: data.addressId }),
});
