import * as v from 'valibot';
import type { Address } from '../../domain/address.ts';
import type { GeoPoint } from '../../domain/geo.ts';
import type { Modality } from '../../domain/modality.ts';
import type { AddressCheck } from '../../domain/profile-address.ts';
import { call } from '../call.ts';
import { toModality, WireModality } from '../modality/wire-modality.ts';
import { fromWirePlace, toWirePlace, WirePlace } from './wire-place.ts';

/** What checking an address for one way of shopping came to. */
export interface AddressEligibility extends AddressCheck {
  readonly isEligible: boolean;
  readonly modality: Modality;
  readonly location: GeoPoint | undefined;
}

export const validateAddressForModality = call({
  name: 'address.validate-for-modality',
  summary: 'Checks an address, and whether it can be served in one way of shopping.',
  service: 'profile',
  method: 'POST',
  path: '/profile/v1/address-validation/modality',
  write: false,
  auth: 'bearer',
  body: v.object({ address: WirePlace, modalityType: WireModality }),
  response: v.object({
    data: v.object({
      address: WirePlace,
      modalityType: WireModality,
      validated: v.boolean(),
      isEligible: v.boolean(),
      corrected: v.boolean(),
    }),
  }),
  errors: [],
  encode: ({ address, modality }: { address: Address; modality: Modality }) => ({
    body: { address: toWirePlace(address), modalityType: modality },
  }),
  decode: ({ data: { address, modalityType, ...flags } }): AddressEligibility => ({
    ...flags,
    address: fromWirePlace(address),
    location: address.location,
    modality: toModality(modalityType),
  }),
});
