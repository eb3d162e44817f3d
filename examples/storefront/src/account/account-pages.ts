import { accountPaths, addressPath } from '@grocer/account-kit';
import type { AccountView } from '@grocer/account-kit';
import { orderPath } from '../paths.ts';

/** A page of the account that is the shop's own. */
export type OwnPage =
  | 'profile'
  | 'wallet'
  | 'points'
  | 'purchases'
  | 'order'
  | 'membership'
  | 'prescriptions';

/** A page of the account: one that Account Kit shows, or one of the shop's own beside its links. */
export type AccountPage =
  | { readonly view: AccountView; readonly addressId?: string }
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

/** How the shop's own pages of the account are called. */
export const OWN_TITLES: Readonly<Record<OwnPage, string>> = {
  profile: 'Profile',
  wallet: 'My Wallet',
  points: 'Points Summary',
  purchases: 'Purchase History',
  order: 'Your order',
  membership: 'Membership',
  prescriptions: 'Prescriptions',
};

const VIEW_TITLES: Readonly<Record<AccountView, string>> = {
  dashboard: 'My Account',
  addressBook: 'Address Book',
  addressForm: 'Address',
  preferences: 'Preferences',
  communityRewards: 'Community Rewards',
};

/** What a document is called while a page of the account is on. */
export const accountTitle = (page: AccountPage): string =>
  'own' in page ? OWN_TITLES[page.own] : VIEW_TITLES[page.view];

/** What a path has behind a prefix; nothing where it begins otherwise. */
function partBehind(prefix: string, path: string): string | undefined {
  const written = path.startsWith(prefix) ? path.slice(prefix.length) : '';
  try {
    return decodeURIComponent(written) || undefined;
  } catch {
    return undefined;
  }
}

/** The page of the account at a path of the shop, whose dashboard may be asked for the wallet; nothing elsewhere. */
export function accountPageAt(path: string, link: string | undefined): AccountPage | undefined {
  if (path === accountPaths.dashboard && link === 'mywallet') return { own: 'wallet' };
  const addressId = partBehind(addressPath(''), path);
  if (addressId !== undefined) return { view: 'addressForm', addressId };
  const orderNumber = partBehind(orderPath(''), path);
  if (orderNumber !== undefined) return { own: 'order', orderNumber };
  return Object.hasOwn(PAGES, path) ? PAGES[path] : undefined;
}
