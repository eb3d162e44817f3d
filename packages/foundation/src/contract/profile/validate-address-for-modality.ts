import * as v from 'valibot';
import type { Address } from '../../domain/address.ts';
import type { GeoPoint } from '../../domain/geo.ts';
import type { Modality } from '../../domain/modality.ts';
import type { AddressCheck } from '../../domain/profile-address.ts';
import { call } from '../call.ts';
import type { Call } from '../call.ts';
import { toModality, WireModalitySchema } from '../modality/wire-modality.ts';
import type { WireModality } from '../modality/wire-modality.ts';
import { fromWirePlace, toWirePlace, WirePlaceSchema } from './wire-place.ts';
import type { WirePlace } from './wire-place.ts';

/** Result of an address validation for one modality. */
export interface AddressEligibility extends AddressCheck {
  readonly isEligible: boolean;
  readonly modality: Modality;
  readonly location: GeoPoint | undefined;
}

/** An address to validate, and the modality. */
interface ValidationQuestion {
  address: Address;
  modality: Modality;
}

/** Wire format of `ValidationQuestion`. */
interface ValidationBody {
  address: WirePlace;
  modalityType: WireModality;
}

/** Wire format of the validation result. */
interface Validation extends ValidationBody {
  validated: boolean;
  isEligible: boolean;
  corrected: boolean;
}

export const validateAddressForModality: Call<
  ValidationQuestion,
  AddressEligibility,
  ValidationBody,
  { data: Validation }
> = call({
  name: 'address.validate-for-modality',
  summary: 'Checks an address, and whether one modality serves it.',
  service: 'profile',
  method: 'POST',
  path: '/profile/v1/address-validation/modality',
  write: false,
  auth: 'bearer',
  body: v.object({ address: WirePlaceSchema, modalityType: WireModalitySchema }),
  response: v.object({
    data: v.object({
      address: WirePlaceSchema,
      modalityType: WireModalitySchema,
      validated: v.boolean(),
      isEligible: v.boolean(),
      corrected: v.boolean(),
    }),
  }),
  errors: [],
  encode: ({ address, modality }) => ({
    body: { address: toWirePlace(address), modalityType: modality },
  }),
  decode: ({ data: { address, modalityType, ...flags } }): AddressEligibility => ({
    ...flags,
    address: fromWirePlace(address),
    location: address.location,
    modality: toModality(modalityType),
  }),
});
