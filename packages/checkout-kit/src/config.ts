import type { Banner, Membership } from '@grocer/foundation/domain';
import {
  absoluteAddress,
  bannerTableEntry,
  callback,
  createConfigCheck,
  describes,
  flag,
  hostConfigEntries,
  hostUpdateEntries,
  navigationEntry,
  texts,
  words,
} from '@grocer/foundation/embed';
import type { HostConfig, HostUpdate, NavigationConfig, SignedInConfig } from '@grocer/foundation/embed';
import type { WalletConfig } from '@grocer/wallet';
import * as v from 'valibot';
import type { CheckoutAnalyticsEvent } from './core/analytics.ts';
import type { CheckoutMessages } from './messages.ts';

export interface CheckoutConfig
  extends
    Omit<HostConfig<CheckoutAnalyticsEvent, CheckoutMessages>, 'endpoints'>,
    NavigationConfig,
    SignedInConfig {
  /** How the host's pages are gone to; without it links are links. */
  navigation?: NonNullable<NavigationConfig['navigation']> & {
    /**
     * Has `ask` asked before another page is gone to: it resolves with whether to go. Returns how to have it asked no
     * more. Default: only the checkout's own links ask.
     */
    block?: (ask: () => Promise<boolean>) => () => void;
  };
  /** The checkout, as scheduling has begun it. */
  orderId: string;
  /** Changes an order that was placed, by what is in its cart; in addresses it is `im=true`. Default: false, one is placed. */
  isModify?: boolean;
  /** `failure` says that an order was rejected after it was authorized, and reads nothing. Default: `auto`, what fits the order. */
  view?: 'auto' | 'failure';
  /** Addresses in place of those of the environment. */
  endpoints?: {
    /** The base address of all services that the checkout calls. Default: that of the environment and the banner. */
    services?: string;
    /** Path templates by call name, such as `checkout.activate`. Default: the services' own. */
    paths?: Readonly<Record<string, string>>;
  };
  /** What is shown, and how. */
  uiConfig?: {
    /** The number that messages name. Default: they name none. */
    customerServicePhone?: string;
    /** What the email about deals is called among the shopper's email preferences. Default: 'Special Offers'. */
    emailDeals?: string;
    /** Asks the payment side to decline, for tests; ignored in PROD. Default: false. */
    mockPaymentDeclines?: boolean;
  };
  /** The membership that the shopper has. Default: none. */
  membership?: Membership;
  /** Opens the page's own cookie settings. Default: none, and no button leads there. */
  cookieSettings?: () => void;
  /** A script that captures data of the checkout for the host; its address gets the query `checkoutId`. Default: none. */
  dataCapture?: {
    /** Where the script is. */
    scriptUrl: string;
    /** The hash of the script, which is then loaded by a tag. Default: none. */
    integrity?: string;
  };
  /** Pictures of a map for where an order goes. Default: the address stands alone. */
  maps?: {
    /** Where a picture is, with {z}, {x} and {y} in it. */
    tileUrl: string;
    /** Whose pictures they are, as has to be said beside them. */
    attribution: string;
  };
  /** The hosted card fields of the forms for new cards, as the wallet takes them; needed in LOCAL alone. */
  hostedFields?: NonNullable<WalletConfig['hostedFields']>;
  /** The banner's name as shoppers read it. Default: that of the table. */
  bannerName?: string;
  /** The retailer's own banners. Default: a table of fixtures. */
  bannerTable?: readonly Banner[];
}

/** What `update()` may change; everything else needs a new mount. */
export interface CheckoutUpdate extends HostUpdate<CheckoutMessages> {
  /** The membership that the shopper has now. */
  membership?: Membership;
}

const { endpoints: _endpoints, ...shared } = hostConfigEntries;

const membership = v.optional(v.object({ planCode: words, planName: words, status: words }));

/** Everything that a host may say; a key that is not here is most likely misspelt. */
export const schemas = {
  config: describes<CheckoutConfig>()(
    v.object({
      ...shared,
      navigation: v.optional(v.object({ ...navigationEntry.wrapped.entries, block: callback })),
      orderId: v.pipe(v.string('is missing: the id of the checkout.'), v.minLength(1, 'must not be empty.')),
      isModify: flag,
      view: v.optional(v.picklist(['auto', 'failure'], 'must be auto or failure.')),
      endpoints: v.optional(v.object({ services: v.optional(absoluteAddress), paths: v.optional(texts) })),
      uiConfig: v.optional(
        v.object({ customerServicePhone: words, emailDeals: words, mockPaymentDeclines: flag }),
      ),
      membership,
      cookieSettings: callback,
      dataCapture: v.optional(
        v.object({ scriptUrl: absoluteAddress, integrity: words }, 'must be { scriptUrl, integrity }.'),
      ),
      maps: v.optional(
        v.object(
          { tileUrl: absoluteAddress, attribution: v.string('must be text.') },
          'must be { tileUrl, attribution }.',
        ),
      ),
      hostedFields: v.optional(
        v.object({
          scriptUrl: v.optional(absoluteAddress),
          integrity: words,
          paypageId: words,
          reportGroup: words,
          timeoutMs: v.optional(v.number('must be milliseconds.')),
        }),
      ),
      bannerName: words,
      bannerTable: bannerTableEntry,
    }),
  ),
  update: describes<CheckoutUpdate>()(v.object({ ...hostUpdateEntries, membership })),
};

/** Refuses what a host passes in, or wants changed, with every problem at once. */
export const { checkConfig, checkUpdate } = /* @__PURE__ */ createConfigCheck<CheckoutConfig>({
  product: 'Checkout Kit',
  ...schemas,
  addresses: ({ endpoints, dataCapture }) => ({
    'endpoints.services': endpoints?.services,
    'dataCapture.scriptUrl': dataCapture?.scriptUrl,
  }),
});
