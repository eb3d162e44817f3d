// to
/** Paths of the account's pages and related pages in the shop. */
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
  /** The redirect target of the wallet's page. */
  walletRedirect: '/account/dashboard?link=mywallet',
  membership: '/membership',
  prescriptions: '/myprescriptions',
  cart: '/cart',
  scheduling: '/scheduling',
} as const;

//
/** The page on which an address is edited. */
export const addressPath = (addressId: string): string =>
  `${accountPaths.newAddress}/${encodeURIComponent(addressId)}`;

/** Strips the query, the fragment and a trailing slash. */
const bare = (path: string): string => path.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '');

/** Returns true when two paths lead to the same page. */
export const isSamePage = (some: string, other: string): boolean => bare(some) === bare(other);

/** Returns which address form is at a path: for a new address or an existing one; undefined if neither. */
export function addressFormAt(path: string): 'newAddress' | 'editAddress' | undefined {
  if (isSamePage(path, accountPaths.newAddress)) return 'newAddress';
  return bare(path).startsWith(`${accountPaths.newAddress}/`) ? 'editAddress' : undefined;
}
