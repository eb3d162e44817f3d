import type { Phone } from './phone.ts';
import type { ProfileAddress } from './profile-address.ts';

/** A shopper's email address. */
export interface Email {
  readonly address: string;
  readonly isVerified: boolean;
}

/** A shopper's profile data for one banner. */
export interface BannerDetails {
  readonly banner: string;
  /** The location id of the preferred store: division and store number. */
  readonly preferredStore: string | undefined;
  readonly communityRewardsEnabled: boolean;
}

/** A shopper's identity and contact details. */
export interface Profile {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly loyaltyCardNumber: string | undefined;
  readonly phones: readonly Phone[];
  readonly addresses: readonly ProfileAddress[];
  readonly emails: readonly Email[];
  /** Epoch milliseconds; undefined if the service does not send it. */
  readonly created: number | undefined;
  readonly banners: readonly BannerDetails[];
  readonly relevantAdsOptIn: boolean;
}

/** A shopper's communication preferences besides emails and text messages. */
export interface CommunicationPreferences {
  readonly relevantAdsOptIn: boolean;
  readonly earlyAccess: boolean;
}

/** A type of email that a banner sends. */
export interface EmailPreference {
  readonly shortDescription: string;
  readonly longDescription: string;
  readonly selected: boolean;
  readonly banner: string;
}

/** Types of text messages. */
export const SMS_TRIGGERS = ['CLICKLIST', 'PROMOTIONAL', 'TRANSACTIONAL'] as const;
export type SmsTrigger = (typeof SMS_TRIGGERS)[number];
