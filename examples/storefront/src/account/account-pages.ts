import { accountPaths, addressPath, communityRewardsName } from '@grocer/account-kit';
import type { AccountView } from '@grocer/account-kit';
import { brandOf } from '../brand.ts';
import { orderPath } from '../paths.ts';

/** Name of an account page that the shop renders itself. */
export type OwnPage =
  | 'profile'
  | 'wallet'
  | 'points'
  | 'purchases'
  | 'order'
  | 'membership'
  | 'prescriptions';

/** A page of the account: a view of Account Kit, or a page of the shop shown beside its navigation. */
export type AccountPage =
  | { readonly view: AccountView; readonly addressId?: string; readonly isByLink?: boolean }
  | { readonly own: OwnPage; readonly orderNumber?: string };

const PAGES: Readonly<Record<string, AccountPage>> = {
  [accountPaths.dashboard]: { view: 'dashboard' },
  [accountPaths.profile]: { own: 'profile' },
  [accountPaths.addresses]: { view: 'addressBook' },
  [accountPaths.newAddress]: { view: 'addressForm' },
  [accountPaths.preferences]: { view: 'preferences' },
  [accountPaths.communityRewards]: { view: 'communityRewards' },
  [accountPaths.points]: { own: 'points' },
  [accountPaths.purchases]: { own: 'purchases' },
  [accountPaths.membership]: { own: 'membership' },
  [accountPaths.prescriptions]: { own: 'prescriptions' },
};

/** Titles of the account pages that the shop renders itself. */
export const OWN_TITLES: Readonly<Record<OwnPage, string>> = {
  profile: 'Profile',
  wallet: 'My Wallet',
  points: 'Points Summary',
  purchases: 'Purchase History',
  order: 'Your order',
  membership: 'Membership',
  prescriptions: 'Prescriptions',
};

const VIEW_TITLES: Readonly<Record<Exclude<AccountView, 'communityRewards'>, string>> = {
  dashboard: 'My Account',
  addressBook: 'Address Book',
  addressForm: 'Add New Address',
  preferences: 'Preferences',
};

/** Returns the document title of an account page: its heading, in the banner's wording. */
export function accountTitle(page: AccountPage, banner: string): string {
  if ('own' in page) return OWN_TITLES[page.own];
  if (page.view === 'communityRewards') return communityRewardsName(brandOf(banner).domain);
  if (page.addressId !== undefined) return 'Edit Address';
  return page.isByLink === true ? 'Email preferences' : VIEW_TITLES[page.view];
}

/**
 * Returns the decoded part of a path after a prefix; undefined if it is empty, malformed or has another
 * prefix.
 */
function partBehind(prefix: string, path: string): string | undefined {
  const written = path.startsWith(prefix) ? path.slice(prefix.length) : '';
  try {
    return decodeURIComponent(written) || undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the account page at a path, or undefined. The query `link=mywallet` on the dashboard opens the
 * wallet.
 */
export function accountPageAt(path: string, link: string | undefined): AccountPage | undefined {
  if (path === accountPaths.dashboard && link === 'mywallet') return { own: 'wallet' };
  const addressId = partBehind(addressPath(''), path);
  if (addressId !== undefined) return { view: 'addressForm', addressId };
  const orderNumber = partBehind(orderPath(''), path);
  if (orderNumber !== undefined) return { own: 'order', orderNumber };
  return Object.hasOwn(PAGES, path) ? PAGES[path] : undefined;
}
