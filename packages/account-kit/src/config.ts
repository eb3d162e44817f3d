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

/** A link of the host's own. */
export interface NavItem {
  /** Its words. */
  readonly label: string;
  /** A path of the shop, or a whole address of another site. */
  readonly to: string;
}

/** A page of the account that is ours. */
export type AccountView = 'dashboard' | 'addressBook' | 'addressForm' | 'preferences' | 'communityRewards';

/** What is on or off. */
export interface AccountToggles {
  /** Is it the layout for grocery automation, which has no Canadian provinces? Default: no. */
  groceryAutomation?: boolean;
  /**
   * Is it the newer address book? It has the current address and the others, adds and changes them without leaving the
   * page, and calls the profile service. Default: no.
   */
  addressBookV2?: boolean;
}

export interface AccountConfig
  extends Omit<HostConfig<AccountAnalyticsEvent, AccountMessages>, 'endpoints'>, NavigationConfig {
  /** How calls are signed for the shopper. Default: nobody is signed in. */
  authConfig?: AuthConfig;
  /** The path of the page that is on. Default: that of the document. */
  path?: string;
  /** The page of ours that stands beside the links. Default: none, and there is room for one of the host's. */
  view?: AccountView;
  /** The address that the form changes. Default: none, and the form is for a new one. */
  addressId?: string;
  /** What is on or off. */
  toggles?: AccountToggles;
  /** How many other addresses the newer address book shows until all are asked for. Default: all. */
  maxAddresses?: number;
  /**
   * What a link in an email carries, as `takePreferencesLink()` has it: the page of preferences is about those emails
   * then, whoever is signed in. Default: none.
   */
  preferencesLink?: PreferenceLink;
  /**
   * An email address that a service has sealed. A visitor who comes with one sees which ads and programs it takes part in,
   * and changes nothing. Default: none.
   */
  encryptedEmail?: string;
  /** The retailer's short number, to which STOP is sent. Default: none, and a message is answered with STOP. */
  smsShortNumber?: string;
  /** Addresses in place of those of the environment. */
  endpoints?: {
    /** The base address of all services that the account calls. Default: that of the environment and the banner. */
    services?: string;
    /** Path templates by call name, such as `account.addresses.list`. Default: the services' own. */
    paths?: Readonly<Record<string, string>>;
  };
  /** The membership that the shopper has. Default: none. */
  membership?: Membership;
  /** The IANA zone of the shopper's store, by whose calendar an age is told. Default: the zone where a day begins last. */
  storeTimeZone?: string;
  /** Links besides ours, below them. Default: none. */
  extraNavItems?: readonly NavItem[];
  /** The banner's name as shoppers read it. Default: that of the table. */
  bannerName?: string;
  /** The retailer's own banners. Default: a table of fixtures. */
  bannerTable?: readonly Banner[];
  /** Where Wallet leads, by a whole address, where payment has pages of its own. Default: the shop's own page. */
  hostedPaymentPage?: string;
  /** Where an organization is chosen that community rewards go to, by a whole address. Default: none, and nothing leads there. */
  organizationsPage?: string;
  /** Where Together in Education is, by a whole address. Default: a page of the banner. */
  educationPage?: string;
}

/** What `update()` may change; everything else needs a new mount. */
export interface AccountUpdate extends HostUpdate<AccountMessages> {
  /** The path of the page that is on now. */
  path?: string;
  /** The page of ours that is on now; `null` where it is one of the host's. */
  view?: AccountView | null;
  /** The address that the form changes; `null`, or absent beside a `view`, for a new one. */
  addressId?: string | null;
  /** The membership that the shopper has now. */
  membership?: Membership;
  /** The IANA zone of the store that the shopper shops at now. */
  storeTimeZone?: string;
  /** Takes the place of the links there were besides ours. */
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

/** Everything that a host may say; a key that is not here is most likely misspelt. */
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

/** Refuses what a host passes in, or wants changed, with every problem at once. */
export const { checkConfig, checkUpdate } = /* @__PURE__ */ createConfigCheck<AccountConfig>({
  product: 'Account Kit',
  ...schemas,
  addresses: ({ endpoints }) => ({ 'endpoints.services': endpoints?.services }),
});
