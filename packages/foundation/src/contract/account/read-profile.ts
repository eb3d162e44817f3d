import * as v from 'valibot';
import type { Profile } from '../../domain/profile.ts';
import { tolerantCall } from '../call.ts';
import type { Call } from '../call.ts';
import type { WireData } from '../wire-data.ts';
import { LenientProfileSchema, toBannerDetails, toContact, WireProfileSchema } from './wire-profile.ts';
import type { LenientProfile, WireProfile } from './wire-profile.ts';

const toProfile = ({ contactInfo, created, bannerSpecificDetails, ...wire }: LenientProfile): Profile => {
  const at = Date.parse(created ?? '');
  return {
    id: wire.id,
    firstName: wire.firstName,
    lastName: wire.lastName,
    loyaltyCardNumber: wire.loyaltyCardNumber,
    ...toContact(contactInfo),
    created: Number.isNaN(at) ? undefined : at,
    banners: bannerSpecificDetails.map(toBannerDetails),
    relevantAdsOptIn: wire.relevantAdsOptIn,
  };
};

export const readProfile: Call<
  unknown,
  Profile,
  unknown,
  WireData<'profile', WireProfile>,
  WireData<'profile', LenientProfile>
> = tolerantCall({
  name: 'profile.read',
  summary: 'Reads the shopper’s profile and contact data.',
  service: 'profile',
  method: 'GET',
  path: '/atlas/v1/customer-profile/v1/profile',
  write: false,
  auth: 'bearer',
  response: v.object({ data: v.object({ profile: WireProfileSchema }) }),
  // One phone that this version cannot parse must not make the account unavailable.
  tolerates: v.object({ data: v.object({ profile: LenientProfileSchema }) }),
  errors: [],
  encode: () => ({}),
  decode: ({ data }) => toProfile(data.profile),
});
