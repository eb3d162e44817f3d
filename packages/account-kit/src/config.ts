import { isZone } from '@grocer/foundation/domain';
import type { Banner, Membership } from '@grocer/foundation/domain';
import {
  absoluteAddress,
  bannerTableEntry,
  createConfigCheck,
  describes,
  flag,
  hostConfigEntries,
  hostUpdateEntries,
  navigationEntry,
  texts,
  words,
} from '@grocer/foundation/embed';
import type { PreferenceLink } from '@grocer/foundation/contract';
import type { HostConfig, HostUpdate, NavigationConfig } from '@grocer/foundation/embed';
import type { AuthConfig } from '@grocer/foundation/http';
import * as v from 'valibot';
import type { AccountAnalyticsEvent } from './core/analytics.ts';
import type { AccountMessages } from './messages.ts';

/** A link of the host. */
export interface NavItem {
  /** Text of the link. */
  readonly label: string;
  /** A path of the shop, or the URL of another site. */
  readonly to: string;
}

/** A page that the account kit renders. */
export type AccountView = 'dashboard' | 'addressBook' | 'addressForm' | 'preferences' | 'communityRewards';

/** Feature toggles. */
export interface AccountToggles {
  /** Uses the grocery automation layout, which has no Canadian provinces. Default: false. */
  groceryAutomation?: boolean;
  /**
   * Uses the newer address book. It separates the current address from the others, adds and edits addresses
   * without leaving the page, and calls the profile service. Default: false.
   */
  addressBookV2?: boolean;
}

export interface AccountConfig
  extends Omit<HostConfig<AccountAnalyticsEvent, AccountMessages>, 'endpoints'>, NavigationConfig {
  /** How the shopper's calls are authorized. Default: none, the shopper is not signed in. */
  authConfig?: AuthConfig;
  /** Path of the current page. Default: the document's path. */
  path?: string;
  /** The account page to render beside the links. Default: none, the host's own content is shown there. */
  view?: AccountView;
  /** Id of the address that the form edits. Default: none, the form adds a new address. */
  addressId?: string;
  /** Feature toggles. */
  toggles?: AccountToggles;
  /** Number of other addresses that the newer address book shows before all are requested. Default: all. */
  maxAddresses?: number;
  /**
   * The tokens of an email link, as returned by `takePreferencesLink()`. The preferences page then shows that
   * link's emails, even if another shopper is signed in. Default: none.
   */
  preferencesLink?: PreferenceLink;
  /**
   * An email address that was encrypted by a service. A visitor with one sees the ads and programs it takes
   * part in, but cannot change them. Default: none.
   */
  encryptedEmail?: string;
  /** The retailer's SMS short code, which accepts STOP. Default: none, shoppers are told to reply STOP. */
  smsShortNumber?: string;
  /** URLs that replace those of the environment. */
  endpoints?: {
    /** Base URL of all services that the account calls. Default: by environment and banner. */
    services?: string;
    /** Path templates by call name, such as `account.addresses.list`. Default: the services' own. */
    paths?: Readonly<Record<string, string>>;
  };
  /** The shopper's membership. Default: none. */
  membership?: Membership;
  /**
   * IANA time zone of the shopper's store, for the age check. Default: the zone in which a day begins last.
   */
  storeTimeZone?: string;
  /** Additional links below ours. Default: none. */
  extraNavItems?: readonly NavItem[];
  /** The banner's name as shown to shoppers. Default: the name in the banner table. */
  bannerName?: string;
  /** The retailer's own banners. Default: a table of fixtures. */
  bannerTable?: readonly Banner[];
  /** Absolute URL of the wallet page, if payment pages are hosted elsewhere. Default: the shop's own page. */
  hostedPaymentPage?: string;
  /** Absolute URL of the page to choose an organization for community rewards. Default: none, no link. */
  organizationsPage?: string;
  /** Absolute URL of Together in Education. Default: a page of the banner. */
  educationPage?: string;
}

/** Settings that `update()` can change; everything else needs a new mount. */
export interface AccountUpdate extends HostUpdate<AccountMessages> {
  /** Path of the current page. */
  path?: string;
  /** The current account page; `null` for a page of the host. */
  view?: AccountView | null;
  /** Id of the address that the form edits; `null`, or omitted beside a `view`, for a new one. */
  addressId?: string | null;
  /** The shopper's current membership. */
  membership?: Membership;
  /** IANA time zone of the shopper's current store. */
  storeTimeZone?: string;
  /** Replaces the additional links. */
  extraNavItems?: readonly NavItem[];
}

const { endpoints: _endpoints, authConfig, ...shared } = hostConfigEntries;

const text = v.string('must be text.');
const linkHalf = v.pipe(text, v.minLength(1, 'must not be empty.'), v.maxLength(200, 'is too long.'));
const VIEWS: readonly AccountView[] = [
  'dashboard',
  'addressBook',
  'addressForm',
  'preferences',
  'communityRewards',
];
const view = v.picklist(VIEWS, `must be one of ${VIEWS.join(', ')}.`);
const changeable = {
  path: words,
  storeTimeZone: v.optional(
    v.pipe(
      v.string('must be text.'),
      v.check((zone) => isZone(zone), 'must be the zone of a place, such as "America/New_York".'),
    ),
  ),
  membership: v.optional(v.object({ planCode: words, planName: words, status: words })),
  extraNavItems: v.optional(v.array(v.object({ label: text, to: text }), 'must be a list of links.')),
} as const;

/** Schemas of everything a host can configure. A key that is missing here is most likely misspelled. */
export const schemas = {
  config: describes<AccountConfig>()(
    v.object({
      ...shared,
      authConfig: v.optional(authConfig),
      navigation: navigationEntry,
      ...changeable,
      view: v.optional(view),
      addressId: words,
      endpoints: v.optional(v.object({ services: v.optional(absoluteAddress), paths: v.optional(texts) })),
      toggles: v.optional(v.object({ groceryAutomation: flag, addressBookV2: flag })),
      maxAddresses: v.optional(
        v.pipe(
          v.number('must be a number.'),
          v.integer('must be a whole number.'),
          v.minValue(1, 'must be at least 1.'),
        ),
      ),
      bannerName: words,
      bannerTable: bannerTableEntry,
      hostedPaymentPage: v.optional(absoluteAddress),
      organizationsPage: v.optional(absoluteAddress),
      educationPage: v.optional(absoluteAddress),
      encryptedEmail: v.optional(
        v.pipe(text, v.minLength(1, 'must not be empty.'), v.maxLength(1000, 'is too long.')),
      ),
      smsShortNumber: words,
      preferencesLink: v.optional(
        v.object({ token: linkHalf, token2: linkHalf }, 'must be what takePreferencesLink() returns.'),
      ),
    }),
  ),
  update: describes<AccountUpdate>()(
    v.object({ ...hostUpdateEntries, ...changeable, view: v.nullish(view), addressId: v.nullish(text) }),
  ),
};

/** Validate a host's config or update; throw with every problem at once. */
export const { checkConfig, checkUpdate } = /* @__PURE__ */ createConfigCheck<AccountConfig>({
  product: 'Account Kit',
  ...schemas,
  addresses: ({ endpoints }) => ({ 'endpoints.services': endpoints?.services }),
});
