import * as v from 'valibot';
import { call } from '../call.ts';
import { ADDRESSES_PATH, AddressPayload, toAddressPayload } from './wire-profile-address.ts';
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
  // A service need not name the address: then it is looked up in the list.
  response: v.object({ data: v.optional(v.object({ addressId: v.optional(v.string()) })) }),
  errors: [
    { status: 422, code: 'ADDRESS_LIMIT_REACHED', as: 'address_limit' },
    { status: 422, code: 'ADDRESS_INVALID', as: 'address_invalid' },
  ],
  encode: (draft: AddressDraft) => ({ body: toAddressPayload(draft) }),
  decode: ({ data }): { id: string | undefined } => ({ id: data?.addressId }),
});
