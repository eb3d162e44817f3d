import { bannerName, bannerOf } from '@grocer/foundation/domain';
import type { Banner, Membership } from '@grocer/foundation/domain';
import { updatedLooks } from '@grocer/foundation/embed';
import type { DeepPartial, Looks } from '@grocer/foundation/embed';
import type { AccountConfig, AccountToggles, AccountUpdate, AccountView, NavItem } from '../config.ts';
import type { AccountMessages } from '../messages.ts';

/** The config as the account works with it, with defaults filled in. */
export interface Settings extends Looks<DeepPartial<AccountMessages>> {
  readonly isSignedIn: boolean;
  /** The page that is on, where the host says. */
  readonly path: string | undefined;
  /** The page of ours that is on, if one is. */
  readonly view: AccountView | undefined;
  /** The address that its form changes. */
  readonly addressId: string | undefined;
  readonly toggles: Required<AccountToggles>;
  /** How many addresses the newer address book shows besides the current one at first. */
  readonly maxAddresses: number;
  /** Are the preferences those of a link in an email? */
  readonly isByLink: boolean;
  /** Are some preferences those of a sealed email address? */
  readonly isByEmail: boolean;
  /** The number that takes STOP. */
  readonly smsShortNumber: string | undefined;
  readonly banner: Banner;
  readonly bannerName: string;
  readonly membership: Membership | undefined;
  readonly extraNavItems: readonly NavItem[];
  readonly hostedPaymentPage: string | undefined;
  readonly organizationsPage: string | undefined;
  readonly educationPage: string | undefined;
  /** The zone of the shopper's store. */
  readonly storeTimeZone: string | undefined;
}

/** Works out the settings of a new account. */
export function settingsOf(config: AccountConfig): Settings {
  const banner = bannerOf(config.bannerDomain, config.bannerTable);
  return {
    locale: config.locale ?? 'en-US',
    appearance: config.appearance ?? {},
    messages: config.messages ?? {},
    isSignedIn: config.authConfig !== undefined,
    path: config.path,
    view: config.view,
    addressId: config.addressId,
    toggles: { groceryAutomation: false, addressBookV2: false, ...config.toggles },
    maxAddresses: config.maxAddresses ?? Number.POSITIVE_INFINITY,
    isByLink: config.preferencesLink !== undefined,
    isByEmail: config.encryptedEmail !== undefined,
    smsShortNumber: config.smsShortNumber,
    banner,
    bannerName: bannerName(banner, config.bannerName),
    membership: config.membership,
    extraNavItems: config.extraNavItems ?? [],
    hostedPaymentPage: config.hostedPaymentPage,
    organizationsPage: config.organizationsPage,
    educationPage: config.educationPage,
    storeTimeZone: config.storeTimeZone,
  };
}

/** The settings after a host's update; what the patch does not name stays. */
export const updatedSettings = (settings: Settings, patch: AccountUpdate): Settings => ({
  ...settings,
  ...updatedLooks(settings, patch),
  ...(patch.path !== undefined && { path: patch.path }),
  ...(patch.view !== undefined && { view: patch.view ?? undefined, addressId: undefined }),
  ...(patch.addressId !== undefined && { addressId: patch.addressId ?? undefined }),
  ...(patch.storeTimeZone !== undefined && { storeTimeZone: patch.storeTimeZone }),
  ...(patch.membership && { membership: patch.membership }),
  ...(patch.extraNavItems && { extraNavItems: patch.extraNavItems }),
  ...(patch.token !== undefined && { isSignedIn: true }),
});
