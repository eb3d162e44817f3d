import type { Phone } from './phone.ts';
import type { ProfileAddress } from './profile-address.ts';

/** A shopper's email address. */
export interface Email {
  readonly address: string;
  readonly isVerified: boolean;
}

/** What a shopper's profile says of one banner. */
export interface BannerDetails {
  readonly banner: string;
  /** The location id of the preferred store: division and store number. */
  readonly preferredStore: string | undefined;
  readonly communityRewardsEnabled: boolean;
}

/** Who a shopper is, and how to reach them. */
export interface Profile {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly loyaltyCardNumber: string | undefined;
  readonly phones: readonly Phone[];
  readonly addresses: readonly ProfileAddress[];
  readonly emails: readonly Email[];
  /** Epoch milliseconds; absent where the service does not say. */
  readonly created: number | undefined;
  readonly banners: readonly BannerDetails[];
  readonly relevantAdsOptIn: boolean;
}

/** What a shopper wants to hear of besides emails and text messages. */
export interface CommunicationPreferences {
  readonly relevantAdsOptIn: boolean;
  readonly earlyAccess: boolean;
}

/** One kind of email that a banner sends. */
export interface EmailPreference {
  readonly shortDescription: string;
  readonly longDescription: string;
  readonly selected: boolean;
  readonly banner: string;
}

/** The kinds of text messages. */
export const SMS_TRIGGERS = ['CLICKLIST', 'PROMOTIONAL', 'TRANSACTIONAL'] as const;
export type SmsTrigger = (typeof SMS_TRIGGERS)[number];
