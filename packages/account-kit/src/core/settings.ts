import { bannerName, bannerOf } from '@grocer/foundation/domain';
import type { Banner, Membership } from '@grocer/foundation/domain';
import { updatedLooks } from '@grocer/foundation/embed';
import type { DeepPartial, Looks } from '@grocer/foundation/embed';
import type { AccountConfig, AccountToggles, AccountUpdate, AccountView, NavItem } from '../config.ts';
import type { AccountMessages } from '../messages.ts';

/** The account's settings: the host's config with defaults applied. */
export interface Settings extends Looks<DeepPartial<AccountMessages>> {
  readonly isSignedIn: boolean;
  /** The current path, if the host provides it. */
  readonly path: string | undefined;
  /** The current page, if it is one of ours. */
  readonly view: AccountView | undefined;
  /** Id of the address that the form edits. */
  readonly addressId: string | undefined;
  readonly toggles: Required<AccountToggles>;
  /** Maximum number of addresses that the newer address book shows at first, besides the current one. */
  readonly maxAddresses: number;
  /** True for preferences opened through an email link. */
  readonly isByLink: boolean;
  /** True when an encrypted email address identifies the visitor for some preferences. */
  readonly isByEmail: boolean;
  /** The short code that accepts STOP. */
  readonly smsShortNumber: string | undefined;
  readonly banner: Banner;
  readonly bannerName: string;
  readonly membership: Membership | undefined;
  readonly extraNavItems: readonly NavItem[];
  readonly hostedPaymentPage: string | undefined;
  readonly organizationsPage: string | undefined;
  readonly educationPage: string | undefined;
  /** Time zone of the shopper's store. */
  readonly storeTimeZone: string | undefined;
}

/** Derives the settings of a new account from its config. */
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

/** Returns the settings with a host's update applied; fields that the patch omits keep their values. */
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
