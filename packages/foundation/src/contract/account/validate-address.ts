import * as v from 'valibot';
import type { Address } from '../../domain/address.ts';
import type { GeoPoint } from '../../domain/geo.ts';
import type { AddressCheck } from '../../domain/profile-address.ts';
import { call } from '../call.ts';
import type { Call } from '../call.ts';
import { fromWirePlace, WireLocationSchema, WirePlaceSchema } from '../profile/wire-place.ts';
import type { WireLocation, WirePlace } from '../profile/wire-place.ts';
import { toWireAddress, WireCardAddressSchema } from '../wallet/wire-card.ts';
import type { WireCardAddress } from '../wallet/wire-card.ts';
import type { WireData } from '../wire-data.ts';
import { BOOK_PATH } from './wire-book-address.ts';

/** Result of an address validation, with the address's position. */
export interface LocatedCheck extends AddressCheck {
  readonly location: GeoPoint | undefined;
}

//
/** Wire format of the validation result. */
interface WireValidations {
  corrected: boolean;
  validated: boolean;
  address: WirePlace;
  location?: WireLocation | undefined;
}

export const validateAddress: Call<
  Address,
  LocatedCheck,
  { address: WireCardAddress },
  WireData<'addressValidations', WireValidations>
> = call({
  name: 'account.addresses.validate',
  summary: 'Checks an address before it is saved.',
  service: 'account',
  method: 'POST',
  path: `${BOOK_PATH}/validation`,
  // Repeating a validation changes nothing.
  write: false,
  auth: 'bearer',
  body: v.object({ address: WireCardAddressSchema }),
  response: v.object({
    data: v.object({
      addressValidations: v.object({
        corrected: v.boolean(),
        validated: v.boolean(),
        address: WirePlaceSchema,
        location: v.optional(WireLocationSchema),
      }),
    }),
  }),
  errors: [],
  encode: (address) => ({ body: { address: toWireAddress(address) } }),
  decode: ({ data: { addressValidations: found } }): LocatedCheck => ({
    address: fromWirePlace(found.address),
    validated: found.validated,
    corrected: found.corrected,
    location: found.location,
  }),
});
