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
  /** Navigates to the host's pages. Default: links and `location`. */
  navigation?: NonNullable<NavigationConfig['navigation']> & {
    /**
     * Registers a blocker: call `ask` before navigating to another page; it resolves with whether to
     * navigate. Returns a function that unregisters it. Default: only the checkout's own links ask.
     */
    block?: (ask: () => Promise<boolean>) => () => void;
  };
  /** The id of the checkout, as created by scheduling. */
  orderId: string;
  /**
   * Shows the changes to a placed order for submission. Set it on the payment page (`im=true` in its URL), never on
   * the page after an order. Default: false, places a new order.
   */
  isModify?: boolean;
  /**
   * `failure` shows the page of an order that was rejected after its authorization, and reads nothing.
   * Default: `auto`, the page depends on the order's state.
   */
  view?: 'auto' | 'failure';
  /** URLs that replace those of the environment. */
  endpoints?: {
    /** Base URL of all services that the checkout calls. Default: by environment and banner. */
    services?: string;
    /** Path templates by call name, such as `checkout.activate`. Default: the services' own. */
    paths?: Readonly<Record<string, string>>;
  };
  /** UI options. */
  uiConfig?: {
    /** Customer service's phone number, for messages. Default: none is shown. */
    customerServicePhone?: string;
    /** Name of the deals email in the shopper's email preferences. Default: 'Special Offers'. */
    emailDeals?: string;
    /** Asks the payment service to decline, for tests; ignored in PROD. Default: false. */
    mockPaymentDeclines?: boolean;
  };
  /** The shopper's membership. Default: none. */
  membership?: Membership;
  /** Opens the host's cookie settings. Default: none, and there is no button for them. */
  cookieSettings?: () => void;
  /** A script that captures checkout data for the host, loaded with the query `checkoutId`. Default: none. */
  dataCapture?: {
    /** URL of the script. */
    scriptUrl: string;
    /** Integrity hash of the script, which is then loaded with a script tag. Default: none. */
    integrity?: string;
  };
  /** Map tiles for the map of the order's destination. Default: no map, only the address. */
  maps?: {
    /** URL template of a tile, with {z}, {x} and {y}. */
    tileUrl: string;
    /** Attribution of the tiles, shown beside the map. */
    attribution: string;
  };
  /** Hosted card fields of the forms for new cards, as in the wallet's config. Default: those of the environment. */
  hostedFields?: NonNullable<WalletConfig['hostedFields']>;
  /** The banner's name as shown to shoppers. Default: the name in the banner table. */
  bannerName?: string;
  /** The retailer's own banners. Default: a table of fixtures. */
  bannerTable?: readonly Banner[];
}

/** Settings that `update()` can change; everything else needs a new mount. */
export interface CheckoutUpdate extends HostUpdate<CheckoutMessages> {
  /** The shopper's current membership. */
  membership?: Membership;
}

const { endpoints: _endpoints, ...shared } = hostConfigEntries;

const membership = v.optional(v.object({ planCode: words, planName: words, status: words }));

/** Schemas of everything a host can configure. A key that is missing here is most likely misspelled. */
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

/** Validate a host's config or update; throw with every problem at once. */
export const { checkConfig, checkUpdate } = /* @__PURE__ */ createConfigCheck<CheckoutConfig>({
  product: 'Checkout Kit',
  ...schemas,
  addresses: ({ endpoints, dataCapture, hostedFields }) => ({
    'endpoints.services': endpoints?.services,
    'dataCapture.scriptUrl': dataCapture?.scriptUrl,
    'hostedFields.scriptUrl': hostedFields?.scriptUrl,
  }),
});
