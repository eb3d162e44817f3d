import { accountBehaviourOf, isMember, pageAddress } from '@grocer/foundation/domain';
import type { Banner, Membership } from '@grocer/foundation/domain';
import type { ApplicationData, CommunityRewards } from '@grocer/foundation/contract';
import type { NavItem } from '../../config.ts';
import type { NavigationMessages } from './messages.ts';
import { accountPaths, addressFormAt, isSamePage } from '../../core/paths-rules.ts';
import { rewardsLabel } from '../../core/rewards-rules.ts';

/** What a link says: words of ours by their key, or a host's own. */
export type Label = keyof NavigationMessages['pages'] | { readonly own: string };

/** A page that is led to. */
export interface NavLink {
  readonly label: Label;
  readonly to: string;
  /** Does it lead out of the shop? */
  readonly isExternal: boolean;
}

/** What decides which links there are. */
export interface Shown {
  readonly banner: Pick<Banner, 'key' | 'behaviour' | 'domain' | 'account'>;
  readonly membership: Membership | undefined;
  /** What the service says of the shopper's account, once it has. */
  readonly applicationData?: ApplicationData | undefined;
  /** Who takes part in community rewards, once the service has said. */
  readonly rewards?: CommunityRewards | undefined;
  /** Where the wallet leads where its page is hosted elsewhere. */
  readonly hostedPaymentPage: string | undefined;
  readonly educationPage: string | undefined;
  readonly extraNavItems: readonly NavItem[];
}

const link = (label: Label, to: string, isExternal = false): NavLink => ({ label, to, isExternal });

const when = (isShown: boolean, one: NavLink): readonly NavLink[] => (isShown ? [one] : []);

const walletLink = (hosted: string | undefined): NavLink =>
  link('wallet', hosted ?? accountPaths.wallet, hosted !== undefined);

const isWhole = (address: string): boolean => /^https?:/.test(address);

/** The links that a banner shows a shopper, in groups. */
export function navGroups(shown: Shown): readonly (readonly NavLink[])[] {
  const { banner, membership, applicationData, rewards, hostedPaymentPage, educationPage, extraNavItems } =
    shown;
  const isOn = (toggle: string): boolean => applicationData?.toggles[toggle] ?? true;
  const hasMembership = membership ? isMember(membership) : (applicationData?.isMembershipActive ?? false);
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

/** Does a link lead to the page that is on? The form of an address is a page of the address book. */
export const isCurrent = ({ to }: Pick<NavLink, 'to'>, path: string): boolean =>
  isSamePage(to, path) || (to === accountPaths.addresses && addressFormAt(path) !== undefined);

/** A page on the way to the one that is on. */
export interface Step {
  readonly label: Label | 'home' | 'account';
  readonly to: string;
}

const WAY: readonly Step[] = [
  { label: 'home', to: accountPaths.home },
  { label: 'account', to: accountPaths.dashboard },
];

/** The way to a page: Home, My Account, and the page itself; the dashboard is My Account. */
export function stepsTo(path: string, links: readonly NavLink[]): readonly Step[] {
  const form = addressFormAt(path);
  if (form) return [...WAY, { label: form, to: path }];
  const page = links.find(({ to }) => isSamePage(to, path));
  return page && page.label !== 'dashboard' ? [...WAY, page] : WAY;
}
