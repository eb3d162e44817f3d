import * as v from 'valibot';
import type { BannerDetails, Email } from '../../domain/profile.ts';
import type { Phone } from '../../domain/phone.ts';
import { WireBookAddressSchema } from './wire-book-address.ts';
import type { WireBookAddress } from './wire-book-address.ts';

/** A phone on the wire. */
interface WirePhone {
  type: 'MOBILE' | 'HOME';
  number: { original: string };
  verified?: boolean | undefined;
}

/** An email address on the wire; services say in either of two words whether it is verified. */
interface WireEmail {
  address: string;
  verified?: boolean | undefined;
  isVerified?: boolean | undefined;
}

/** What a profile says of one banner, on the wire. */
interface WireBannerDetails {
  banner: string;
  preferredStoreNumber?: string | undefined;
  preferredStoreDivisionNumber?: string | undefined;
  communityRewardsEnabled?: boolean | undefined;
}

//
/** A profile as the customer-profile service writes it. */
export interface WireProfile {
  id: string;
  firstName: string;
  lastName: string;
  loyaltyCardNumber?: string | undefined;
  contactInfo: { phones: WirePhone[]; addresses: WireBookAddress[]; emails: WireEmail[] };
  created?: string | undefined;
  bannerSpecificDetails: WireBannerDetails[];
  relevantAdsOptIn: boolean;
}

export const WireProfileSchema = v.object({
  id: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  loyaltyCardNumber: v.optional(v.string()),
  contactInfo: v.object({
    phones: v.array(
      v.object({
        type: v.picklist(['MOBILE', 'HOME']),
        number: v.object({ original: v.string() }),
        verified: v.optional(v.boolean()),
      }),
    ),
    addresses: v.array(WireBookAddressSchema),
    emails: v.array(
      v.object({
        address: v.string(),
        verified: v.optional(v.boolean()),
        isVerified: v.optional(v.boolean()),
      }),
    ),
  }),
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

export const toPhone = ({ type, number, verified }: WirePhone): Phone => ({
  type,
  number: number.original,
  isVerified: verified ?? false,
});

export const toEmail = ({ address, verified, isVerified }: WireEmail): Email => ({
  address,
  isVerified: isVerified ?? verified ?? false,
});

export const toBannerDetails = (wire: WireBannerDetails): BannerDetails => ({
  banner: wire.banner,
  // A store is known by both numbers or not at all.
  preferredStore:
    wire.preferredStoreDivisionNumber && wire.preferredStoreNumber
      ? `${wire.preferredStoreDivisionNumber}${wire.preferredStoreNumber}`
      : undefined,
  communityRewardsEnabled: wire.communityRewardsEnabled ?? false,
});
