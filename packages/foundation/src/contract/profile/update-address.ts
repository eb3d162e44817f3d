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

/** The new values of a profile address. */
export interface AddressUpdate extends AddressDraft {
  readonly id: string;
  /** When the shopper changed the address. */
  readonly at: Date;
}

/** Wire format of `AddressUpdate`. */
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
  // The response must contain the id, because a captive portal also answers with status 200.
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
