import * as v from 'valibot';
import { inAddressBookOrder } from '../../domain/profile-address.ts';
import type { BannerDetails, Email } from '../../domain/profile.ts';
import type { Phone } from '../../domain/phone.ts';
import { readableIn } from '../call.ts';
import { toBookAddress, WireBookAddressSchema } from './wire-book-address.ts';
import type { WireBookAddress } from './wire-book-address.ts';

/** Wire format of a phone. */
interface WirePhone {
  type: 'MOBILE' | 'HOME';
  number: { original: string };
  verified?: boolean | undefined;
}

/** Wire format of an email address. Services send either `verified` or `isVerified`. */
interface WireEmail {
  address: string;
  verified?: boolean | undefined;
  isVerified?: boolean | undefined;
}

/** Wire format of a profile's data for one banner. */
interface WireBannerDetails {
  banner: string;
  preferredStoreNumber?: string | undefined;
  preferredStoreDivisionNumber?: string | undefined;
  communityRewardsEnabled?: boolean | undefined;
}

//
/** Wire format of a profile, as the customer-profile service sends it. */
export interface WireProfile<OnePhone = WirePhone, OneAddress = WireBookAddress, OneEmail = WireEmail> {
  id: string;
  firstName: string;
  lastName: string;
  loyaltyCardNumber?: string | undefined;
  contactInfo: { phones: OnePhone[]; addresses: OneAddress[]; emails: OneEmail[] };
  created?: string | undefined;
  bannerSpecificDetails: WireBannerDetails[];
  relevantAdsOptIn: boolean;
}

const WirePhoneSchema = v.object({
  type: v.picklist(['MOBILE', 'HOME']),
  number: v.object({ original: v.string() }),
  verified: v.optional(v.boolean()),
});

const WireEmailSchema = v.object({
  address: v.string(),
  verified: v.optional(v.boolean()),
  isVerified: v.optional(v.boolean()),
});

const profileOf = <
  OnePhone extends v.GenericSchema,
  OneAddress extends v.GenericSchema,
  OneEmail extends v.GenericSchema,
>(
  phone: OnePhone,
  address: OneAddress,
  email: OneEmail,
) =>
  v.object({
    id: v.string(),
    firstName: v.string(),
    lastName: v.string(),
    loyaltyCardNumber: v.optional(v.string()),
    contactInfo: v.object({ phones: v.array(phone), addresses: v.array(address), emails: v.array(email) }),
    created: v.optional(v.string()),
    bannerSpecificDetails: v.array(
      v.object({
        banner: v.string(),
        preferredStoreNumber: v.optional(v.string()),
        preferredStoreDivisionNumber: v.optional(v.string()),
        communityRewardsEnabled: v.optional(v.boolean()),
      }),
    ),
    relevantAdsOptIn: v.boolean(),
  });

export const WireProfileSchema = profileOf(WirePhoneSchema, WireBookAddressSchema, WireEmailSchema);

/** A profile whose contact entries are not validated. */
export type LenientProfile = WireProfile<unknown, unknown, unknown>;
export const LenientProfileSchema = profileOf(v.unknown(), v.unknown(), v.unknown());

const toPhone = ({ type, number, verified }: WirePhone): Phone => ({
  type,
  number: number.original,
  isVerified: verified ?? false,
});

const toEmail = ({ address, verified, isVerified }: WireEmail): Email => ({
  address,
  isVerified: isVerified ?? verified ?? false,
});

/** Converts contact details from the wire format; leaves out entries that this version cannot parse. */
export const toContact = ({ phones, addresses, emails }: LenientProfile['contactInfo']) => ({
  phones: readableIn(WirePhoneSchema, phones).map(toPhone),
  addresses: inAddressBookOrder(readableIn(WireBookAddressSchema, addresses).map(toBookAddress)),
  emails: readableIn(WireEmailSchema, emails).map(toEmail),
});

export const toBannerDetails = (wire: WireBannerDetails): BannerDetails => ({
  banner: wire.banner,
  // A store is identified by both numbers; one alone is not enough.
  preferredStore:
    wire.preferredStoreDivisionNumber && wire.preferredStoreNumber
      ? `${wire.preferredStoreDivisionNumber}${wire.preferredStoreNumber}`
      : undefined,
  communityRewardsEnabled: wire.communityRewardsEnabled ?? false,
});
