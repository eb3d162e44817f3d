/** Account features that differ between banners. Rules check these flags, never a banner's name. */
export interface AccountBehaviour {
  /** Shows the shopper's purchase history. */
  readonly purchaseHistory: boolean;
  /** Calls its community rewards Inspiring Donations. */
  readonly inspiringDonations: boolean;
  /** Calls its community rewards Community Contributions. */
  readonly communityContributions: boolean;
  readonly hidesWallet: boolean;
  readonly hidesPrescriptions: boolean;
  /** Takes part in Together in Education. */
  readonly togetherInEducation: boolean;
}

/**
 * Flags by banner key: b purchase history, i Inspiring Donations, c Community Contributions, w hides the
 * wallet, x hides prescriptions, t Together in Education. Kept separate from the banner table so that only
 * the account SDK bundles it.
 */
const TABLE: Readonly<Record<string, string>> = {
  kroger: 'b',
  fredmeyer: 'b',
  citymarket: 'b',
  smithsfoodanddrug: 'bi',
  frysfood: 'b',
  dillons: 'bc',
  harristeeter: 'wt',
  food4less: 'x',
  foodsco: 'x',
  rulerfoods: 'wx',
  fredmeyerjewelers: 'x',
  littmanjewelers: 'x',
  thelittleclinic: 'wx',
};

/** Returns the account behaviour of a banner: the one in the retailer's own table, else the fixture's. */
export function accountBehaviourOf({
  key,
  account,
}: {
  readonly key: string;
  readonly account?: AccountBehaviour;
}): AccountBehaviour {
  const flags = (Object.hasOwn(TABLE, key) && TABLE[key]) || '';
  return (
    account ?? {
      purchaseHistory: flags.includes('b'),
      inspiringDonations: flags.includes('i'),
      communityContributions: flags.includes('c'),
      hidesWallet: flags.includes('w'),
      hidesPrescriptions: flags.includes('x'),
      togetherInEducation: flags.includes('t'),
    }
  );
}
