/** What a shopper may allow to know where they are, each for itself. */
export const CONSENT_FEATURES = ['Find a Store', 'InStore', 'Pay', 'Modality Selector', 'On My Way'] as const;
export type ConsentFeature = (typeof CONSENT_FEATURES)[number];

/** A stored yes or no of a shopper. */
export interface ConsentPreference {
  readonly id: string;
  readonly name: string;
  readonly value: boolean;
  /** Did the shopper say so, rather than a default? */
  readonly userSet: boolean;
  /** Absent where the service keeps no versions; then it is not updated. */
  readonly versionKey: string | undefined;
}
