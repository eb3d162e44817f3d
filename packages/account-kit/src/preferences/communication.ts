/** The shopper's participation in programs; undefined where unknown. */
export interface Communication {
  //
  readonly relevantAdsOptIn: boolean;
  readonly earlyAccess: boolean | undefined;
}
