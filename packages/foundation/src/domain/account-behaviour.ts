/** What a banner's account does differently from the others. Rules ask these, never a banner's name. */
export interface AccountBehaviour {
  /** Shows what its shoppers have bought. */
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
 * By the key of a banner: b what was bought, i Inspiring Donations, c Community Contributions, w hides the wallet, x hides
 * prescriptions, t Together in Education. Apart from the table of banners, so that only accounts pay for it.
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

/** How a banner's account behaves: as the retailer's own table says, else by the fixtures. */
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
