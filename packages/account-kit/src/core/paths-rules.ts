// to
/** Where the pages of the account, and those around it, are in the shop. */
export const accountPaths = {
  home: '/',
  dashboard: '/account/dashboard',
  profile: '/account/update',
  addresses: '/account/addresses',
  newAddress: '/account/address',
  preferences: '/account/emailSubscriptions',
  communityRewards: '/account/communityrewards',
  points: '/points/summary',
  purchases: '/mypurchases',
  wallet: '/mywallet',
  /** Where the wallet's page sends whoever comes to it. */
  walletRedirect: '/account/dashboard?link=mywallet',
  membership: '/membership',
  prescriptions: '/myprescriptions',
  cart: '/cart',
  scheduling: '/scheduling',
} as const;

//
/** Where an address is edited. */
export const addressPath = (addressId: string): string =>
  `${accountPaths.newAddress}/${encodeURIComponent(addressId)}`;

/** A path without its query, its fragment and a slash at its end. */
const bare = (path: string): string => path.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '');

/** Do two paths lead to the same page? */
export const isSamePage = (some: string, other: string): boolean => bare(some) === bare(other);

/** Is it the form of a new address, or of one there is? */
export function addressFormAt(path: string): 'newAddress' | 'editAddress' | undefined {
  if (isSamePage(path, accountPaths.newAddress)) return 'newAddress';
  return bare(path).startsWith(`${accountPaths.newAddress}/`) ? 'editAddress' : undefined;
}
