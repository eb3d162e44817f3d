import * as v from 'valibot';
import { call } from '../call.ts';
import { ADDRESSES_PATH } from './wire-profile-address.ts';

export const removeAddress = call({
  name: 'profile.addresses.remove',
  summary: 'Removes an address from the shopper’s profile.',
  service: 'profile',
  method: 'DELETE',
  path: `${ADDRESSES_PATH}/{addressId}`,
  write: true,
  auth: 'bearer',
  // Only the status says anything.
  response: v.unknown(),
  errors: [],
  encode: ({ id }: { id: string }) => ({ params: { addressId: id } }),
  decode: (): true => true,
});
