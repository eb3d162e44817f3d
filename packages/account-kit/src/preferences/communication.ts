/** What a shopper takes part in; `undefined` where the service could not tell. */
export interface Communication {
  //
  readonly relevantAdsOptIn: boolean;
  readonly earlyAccess: boolean | undefined;
}
