import { updatedLooks } from '@grocer/foundation/embed';
import type { DeepPartial, Looks } from '@grocer/foundation/embed';
import { bannerName, bannerOf, banners, isMember, locatorDomainOf, zip5Of } from '@grocer/foundation/domain';
import type { Banner, ConsentFeature, CountryCode, WantedItem } from '@grocer/foundation/domain';
import { chainWord } from './banner/rules.ts';
import type { SelectorConfig, SelectorToggles, SelectorUpdate } from '../config.ts';
import type { StringTable } from './content/rules.ts';
import type { SelectorMessages } from '../messages.ts';
import { tabLayoutOf } from '../window/tabs/rules.ts';
import type { TabLayout } from '../window/tabs/rules.ts';

/** The config with its defaults filled in. */
export interface Settings extends Looks<DeepPartial<SelectorMessages>> {
  readonly isInline: boolean;
  readonly openedFrom: NonNullable<SelectorConfig['openedFrom']>;
  readonly banner: Banner;
  /** The domain of the site that has the store locator for the banner. */
  readonly locatorDomain: string;
  readonly bannerName: string;
  /** The name that replaces the chain's name in shared texts. */
  readonly chain: string;
  readonly tabLayout: TabLayout;
  readonly toggles: Required<SelectorToggles>;
  readonly isMember: boolean;
  /** The ZIP code of the first search. */
  readonly zip: string | undefined;
  readonly content: StringTable;
  /** The host's own facts. If undefined, those of the content service are used. */
  readonly didYouKnow: readonly string[] | undefined;
  readonly feature: ConsentFeature;
  readonly pageSize: number;
  /** Countries whose addresses have to be verified. */
  readonly validateCountries: readonly CountryCode[];
  readonly cart: readonly WantedItem[];
  /** Accepted ways of handing over a delivery. */
  readonly handoffs: readonly string[] | undefined;
  readonly reservationOffsetMinutes: number;
}

/** The default number of stores per page. */
const PAGE = 10;

/** Creates the settings of a new selector. */
export function settingsOf(config: SelectorConfig): Settings {
  const table = config.bannerTable ?? banners();
  const banner = bannerOf(config.bannerDomain, table);
  const toggles = {
    redesign: false,
    ownDelivery: banner.behaviour.ownDelivery,
    showNext: false,
    legacyPlanName: false,
    addressBookV2: false,
    saveToAddressBook: true,
    upfrontTimeslots: false,
    ...config.toggles,
  };
  return {
    locale: config.locale ?? 'en-US',
    appearance: config.appearance ?? {},
    messages: config.messages ?? {},
    isInline: config.display === 'inline',
    openedFrom: config.openedFrom ?? 'header',
    banner,
    locatorDomain: locatorDomainOf(banner, table),
    bannerName: bannerName(banner, config.bannerName),
    chain: chainWord(banner, config.bannerName),
    tabLayout: tabLayoutOf(banner.modalityCapabilities),
    toggles,
    isMember: isMember(config.membership, toggles.legacyPlanName),
    zip: config.postalCode === undefined ? undefined : zip5Of(config.postalCode),
    content: config.content ?? {},
    didYouKnow: config.didYouKnow,
    feature: config.consent?.feature ?? 'Modality Selector',
    pageSize: config.limits?.pageSize ?? PAGE,
    validateCountries: config.validateCountries ?? ['US'],
    cart: config.cart ?? [],
    handoffs: config.handoffs,
    reservationOffsetMinutes: config.limits?.reservationOffsetMinutes ?? 0,
  };
}

/** Returns the settings after a host's update. Keys that the patch lacks do not change. */
export const updatedSettings = (settings: Settings, patch: SelectorUpdate): Settings => ({
  ...settings,
  ...updatedLooks(settings, patch),
  ...(patch.cart && { cart: patch.cart }),
  ...(patch.content && { content: patch.content }),
  ...(patch.didYouKnow && { didYouKnow: patch.didYouKnow }),
  ...(patch.openedFrom && { openedFrom: patch.openedFrom }),
  ...(patch.membership && { isMember: isMember(patch.membership, settings.toggles.legacyPlanName) }),
});
