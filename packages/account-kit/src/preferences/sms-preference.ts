import type { SmsTrigger } from '@grocer/foundation/domain';

//
/** A kind of text messages to the shopper's mobile phone. */
export interface SmsPreference {
  readonly preferenceType: SmsTrigger;
  /** Whether the phone gets them, as the service last returned it; undefined if unknown. */
  readonly selected: boolean | undefined;
}

/** The shopper's text message preferences. */
export interface SmsPreferences {
  /** The mobile phone number; undefined if the shopper has none. */
  readonly phoneNumber: string | undefined;
  readonly list: readonly SmsPreference[];
}
