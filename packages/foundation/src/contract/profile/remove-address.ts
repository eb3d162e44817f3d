import { call } from '../call.ts';
import { ADDRESSES_PATH, AddressDone } from './wire-profile-address.ts';

export const removeAddress = call({
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
  encode: ({ id }: { id: string }) => ({ params: { addressId: id } }),
  decode: (): true => true,
});
