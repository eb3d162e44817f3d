import * as v from 'valibot';
import { inAddressBookOrder } from '../../domain/profile-address.ts';
import type { Profile } from '../../domain/profile.ts';
import { call } from '../call.ts';
import type { Call } from '../call.ts';
import type { WireData } from '../wire-data.ts';
import { toBookAddress } from './wire-book-address.ts';
import { toBannerDetails, toEmail, toPhone, WireProfileSchema } from './wire-profile.ts';
import type { WireProfile } from './wire-profile.ts';

const toProfile = ({ contactInfo, created, bannerSpecificDetails, ...wire }: WireProfile): Profile => {
  const at = Date.parse(created ?? '');
  return {
    id: wire.id,
    firstName: wire.firstName,
    lastName: wire.lastName,
    loyaltyCardNumber: wire.loyaltyCardNumber,
    phones: contactInfo.phones.map(toPhone),
    addresses: inAddressBookOrder(contactInfo.addresses.map(toBookAddress)),
    emails: contactInfo.emails.map(toEmail),
    created: Number.isNaN(at) ? undefined : at,
    banners: bannerSpecificDetails.map(toBannerDetails),
    relevantAdsOptIn: wire.relevantAdsOptIn,
  };
};

export const readProfile: Call<unknown, Profile, unknown, WireData<'profile', WireProfile>> = call({
  name: 'profile.read',
  summary: 'Reads who the shopper is, and how to reach them.',
  service: 'profile',
  method: 'GET',
  path: '/atlas/v1/customer-profile/v1/profile',
  write: false,
  auth: 'bearer',
  response: v.object({ data: v.object({ profile: WireProfileSchema }) }),
  errors: [],
  encode: () => ({}),
  decode: ({ data }) => toProfile(data.profile),
});
