import { accountBehaviourOf, isMember, pageAddress } from '@grocer/foundation/domain';
import type { Banner, Membership } from '@grocer/foundation/domain';
import type { ApplicationData, CommunityRewards } from '@grocer/foundation/contract';
import type { NavItem } from '../../config.ts';
import type { NavigationMessages } from './messages.ts';
import { accountPaths, addressFormAt, isSamePage } from '../../core/paths-rules.ts';
import { rewardsLabel } from '../../core/rewards-rules.ts';

/** The text of a link: the key of our own text, or the host's text. */
export type Label = keyof NavigationMessages['pages'] | { readonly own: string };

/** A link to a page. */
export interface NavLink {
  readonly label: Label;
  readonly to: string;
  /** True if the link leads to another site. */
  readonly isExternal: boolean;
}

/** Input that decides which links are shown. */
export interface Shown {
  readonly banner: Pick<Banner, 'key' | 'behaviour' | 'domain' | 'account'>;
  readonly membership: Membership | undefined;
  /** The service's data of the shopper's account, once loaded. */
  readonly applicationData?: ApplicationData | undefined;
  /** Participation in community rewards, once loaded. */
  readonly rewards?: CommunityRewards | undefined;
  /** URL of the wallet's page, if it is hosted elsewhere. */
  readonly hostedPaymentPage: string | undefined;
  readonly educationPage: string | undefined;
  readonly extraNavItems: readonly NavItem[];
}

const link = (label: Label, to: string, isExternal = false): NavLink => ({ label, to, isExternal });

const when = (isShown: boolean, one: NavLink): readonly NavLink[] => (isShown ? [one] : []);

const walletLink = (hosted: string | undefined): NavLink =>
  link('wallet', hosted ?? accountPaths.wallet, hosted !== undefined);

const isWhole = (address: string): boolean => /^https?:/.test(address);

/** Returns the links that a banner shows to a shopper, in groups. */
export function navGroups(shown: Shown): readonly (readonly NavLink[])[] {
  const { banner, membership, applicationData, rewards, hostedPaymentPage, educationPage, extraNavItems } =
    shown;
  const isOn = (toggle: string): boolean => applicationData?.toggles[toggle] ?? true;
  const hasMembership = membership?.status
    ? isMember(membership)
    : (applicationData?.isMembershipActive ?? false);
  const { behaviour, domain } = banner;
  const account = accountBehaviourOf(banner);
  const education = educationPage ?? pageAddress('/together-in-education', domain);
  return [
    [
      link('dashboard', accountPaths.dashboard),
      link('profile', accountPaths.profile),
      link('addresses', accountPaths.addresses),
      link('preferences', accountPaths.preferences),
    ],
    [
      ...when(account.purchaseHistory && isOn('purchaseHistory'), link('purchases', accountPaths.purchases)),
      ...when(!account.hidesWallet, walletLink(hostedPaymentPage)),
      link('points', accountPaths.points),
      ...when(hasMembership, link(behaviour.plusPlan ? 'plusPlan' : 'membership', accountPaths.membership)),
    ],
    [
      ...when(
        rewards?.doesBannerParticipate ?? behaviour.communityRewards,
        link(rewardsLabel(banner), accountPaths.communityRewards),
      ),
      ...when(
        !account.hidesPrescriptions && isOn('prescriptions'),
        link('prescriptions', accountPaths.prescriptions),
      ),
      ...when(account.togetherInEducation, link('togetherInEducation', education, true)),
    ],
    extraNavItems.map(({ label, to }) => link({ own: label }, to, isWhole(to))),
  ].filter((links) => links.length > 0);
}

/** Returns true when a link leads to the current page. The address forms count as the address book. */
export const isCurrent = ({ to }: Pick<NavLink, 'to'>, path: string): boolean =>
  isSamePage(to, path) || (to === accountPaths.addresses && addressFormAt(path) !== undefined);

/** A breadcrumb. */
export interface Step {
  readonly label: Label | 'home' | 'account';
  readonly to: string;
}

const WAY: readonly Step[] = [
  { label: 'home', to: accountPaths.home },
  { label: 'account', to: accountPaths.dashboard },
];

/**
 * Returns the breadcrumbs of a page: Home, My Account, the page; the dashboard itself is My Account.
 */
export function breadcrumbsOf(path: string, links: readonly NavLink[]): readonly Step[] {
  const form = addressFormAt(path);
  if (form) return [...WAY, { label: form, to: path }];
  const page = links.find(({ to }) => isSamePage(to, path));
  return page && page.label !== 'dashboard' ? [...WAY, page] : WAY;
}
