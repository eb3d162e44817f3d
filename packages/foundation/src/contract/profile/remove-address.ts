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
  // The response must contain the id, because a captive portal also answers with status 200.
  response: AddressDone,
  errors: [],
  encode: ({ id }) => ({ params: { addressId: id } }),
  decode: () => true,
});
