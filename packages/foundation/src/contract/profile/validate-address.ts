import * as v from 'valibot';
import type { Address } from '../../domain/address.ts';
import type { AddressCheck } from '../../domain/profile-address.ts';
import { call } from '../call.ts';
import { fromWirePlace, toWirePlace, WirePlace } from './wire-place.ts';

export const validateAddress = call({
  name: 'address.validate',
  summary: 'Checks whether an address exists, and writes it as the post does.',
  service: 'profile',
  method: 'POST',
  path: '/profile/v1/address-validation',
  write: false,
  auth: 'bearer',
  body: v.object({ address: WirePlace }),
  response: v.object({
    data: v.object({ address: WirePlace, validated: v.boolean(), corrected: v.boolean() }),
  }),
  errors: [],
  encode: (address: Address) => ({ body: { address: toWirePlace(address) } }),
  decode: ({ data: { address, validated, corrected } }): AddressCheck => ({
    address: fromWirePlace(address),
    validated,
    corrected,
  }),
});
