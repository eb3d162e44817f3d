import { call } from '../call.ts';
import type { Call } from '../call.ts';
import type { WireData } from '../wire-data.ts';
import { ADDRESSES_PATH, AddressDone } from './wire-profile-address.ts';

export const removeAddress: Call<{ id: string }, true, unknown, WireData<'addressId', string>> = call({
  name: 'profile.addresses.remove',
  summary: 'Removes an address from the shopper’s profile.',
  service: 'profile',
  method: 'DELETE',
  path: `${ADDRESSES_PATH}/{addressId}`,
  write: true,
  auth: 'bearer',
  // Names what it was done to: a captive portal answers 200 as well.
  response: AddressDone,
  errors: [],
  encode: ({ id }) => ({ params: { addressId: id } }),
  decode: () => true,
});
