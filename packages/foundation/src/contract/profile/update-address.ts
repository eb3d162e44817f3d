import * as v from 'valibot';
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

/** An address of the profile as it is to be from now on. */
export interface AddressUpdate extends AddressDraft {
  readonly id: string;
  /** When the shopper changed it. */
  readonly at: Date;
}

/** The same on the wire. */
interface AddressUpdateBody extends AddressPayload {
  addressId: string;
  dateAddressUpdated: string;
}

const Body = v.object({
  ...AddressPayloadSchema.entries,
  addressId: v.string(),
  dateAddressUpdated: v.pipe(v.string(), v.isoTimestamp()),
});

export const updateAddress: Call<
  AddressUpdate,
  true,
  AddressUpdateBody,
  WireData<'addressId', string>
> = call({
  name: 'profile.addresses.update',
  summary: 'Changes an address of the shopper’s profile.',
  service: 'profile',
  method: 'PUT',
  path: ADDRESSES_PATH,
  write: true,
  auth: 'bearer',
  body: Body,
  // Names what it was done to: a captive portal answers 200 as well.
  response: AddressDone,
  errors: [
    { status: 422, code: 'ADDRESS_ID_MISSING', as: 'address_id_missing' },
    { status: 422, code: 'ADDRESS_INVALID', as: 'address_invalid' },
  ],
  encode: ({ id, at, ...draft }) => ({
    body: { addressId: id, ...toAddressPayload(draft), dateAddressUpdated: at.toISOString() },
  }),
  decode: () => true,
});
