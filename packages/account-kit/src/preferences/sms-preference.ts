import type { SmsTrigger } from '@grocer/foundation/domain';

//
/** One kind of text messages to the shopper's mobile phone. */
export interface SmsPreference {
  readonly preferenceType: SmsTrigger;
  /** Does the phone get them, by what the service said last? `undefined` where it could not tell. */
  readonly selected: boolean | undefined;
}

/** The text messages that a shopper gets, or could. */
export interface SmsPreferences {
  /** Where they go; `undefined` where the shopper has no mobile phone. */
  readonly phoneNumber: string | undefined;
  readonly list: readonly SmsPreference[];
}
