/** Features for which a shopper can allow the use of their location, one by one. */
export const CONSENT_FEATURES = ['Find a Store', 'InStore', 'Pay', 'Modality Selector', 'On My Way'] as const;
export type ConsentFeature = (typeof CONSENT_FEATURES)[number];

/** A stored consent decision of a shopper. */
export interface ConsentPreference {
  readonly id: string;
  readonly name: string;
  readonly value: boolean;
  /** True when the shopper chose the value; false for a default. */
  readonly userSet: boolean;
  /** Undefined when the service keeps no versions; the preference is then not updated. */
  readonly versionKey: string | undefined;
}
