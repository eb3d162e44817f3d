import { call } from '../call.ts';
import type { Call } from '../call.ts';
import type { WireData } from '../wire-data.ts';
import {
  ADDRESSES_PATH,
  AddressDone,
  toAddressPayload,
  AddressPayloadSchema,
} from './wire-profile-address.ts';
import type { AddressDraft, AddressPayload } from './wire-profile-address.ts';

export const addAddress: Call<
  AddressDraft,
  { id: string },
  AddressPayload,
  WireData<'addressId', string>
> = call({
  name: 'profile.addresses.add',
  summary: 'Adds an address to the shopper’s profile.',
  service: 'profile',
  method: 'POST',
  path: ADDRESSES_PATH,
  write: true,
  auth: 'bearer',
  body: AddressPayloadSchema,
  // A response without the address id may not come from the service; the address is then looked up in the
  // list.
  response: AddressDone,
  errors: [
    { status: 422, code: 'ADDRESS_LIMIT_REACHED', as: 'address_limit' },
    { status: 422, code: 'ADDRESS_INVALID', as: 'address_invalid' },
  ],
  encode: (draft) => ({ body: toAddressPayload(draft) }),
  decode: ({ data }) => ({ id: data.addressId }),
});
