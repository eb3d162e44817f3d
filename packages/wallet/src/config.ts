import {
  absoluteAddress,
  callback,
  createConfigCheck,
  describes,
  flag,
  hostConfigEntries,
  hostUpdateEntries,
  texts,
  words,
} from '@grocer/foundation/embed';
import type { HostConfig, HostUpdate, SignedInConfig } from '@grocer/foundation/embed';
import type { AppName, Cents } from '@grocer/foundation/domain';
import * as v from 'valibot';
import type { WalletAnalyticsEvent } from './core/analytics.ts';
import type { WalletCard } from './events.ts';
import type { WalletMessages } from './messages.ts';

/** The order that the selected cards pay for. */
export interface OrderInfo {
  /** The amount to pay, in whole cents. */
  total: Cents;
  /** True when SNAP EBT may pay a part of the order. Default: false. */
  hasSnapEligibleItems?: boolean;
  /** The amount that SNAP EBT may pay, in whole cents. Default: 0. */
  ebtTotalFromCheckout?: Cents;
}

/** `true` accepts a card; else the words for "{card type} is not accepted for {fulfillment} at this time." */
export type IsCardAccepted = (card: WalletCard) => true | { fulfillment: string; cardType?: string };

export interface WalletConfig extends HostConfig<WalletAnalyticsEvent, WalletMessages>, SignedInConfig {
  /** The payment intent sent with every request. Default: none is sent. */
  paymentIntentId?: string;
  /** The cards and options that the wallet offers. */
  walletConfig?: {
    /** Offers to save a new card. Default: true. */
    saveCardOptionEnabled?: boolean;
    /** Shows SNAP EBT cards. Default: false. */
    showSnapCards?: boolean;
    /** Shows gift cards. Default: false. */
    showGiftCards?: boolean;
    /** Requests the balances of gift cards together with the cards. Default: false. */
    getGiftCardBalances?: boolean;
    /**
     * Preselects the application's preferred bank card, or none. Default: false, which preselects the first
     * bank card that can pay.
     */
    selectDefaultCardOnly?: boolean;
  };
  /** Present: checkout mode. Absent: My Wallet mode. */
  checkoutConfig?: {
    /** The order to pay. */
    orderInfo: OrderInfo;
    /** The id of the order's checkout, which the vault gets as order id. Default: none. */
    checkoutId?: string;
    /**
     * Returns the amount that EBT pays, in whole cents. Called while a SNAP EBT card is selected. Default: 0.
     */
    getEbtCardPaymentTotal?: () => Cents;
    /**
     * Returns a new payment intent. Called when the service refuses the current one, up to five times in a
     * row. Default: the request fails.
     */
    getNewPaymentIntent?: () => Promise<string>;
    /**
     * Returns whether the order's fulfilment accepts a card. Called for each card, and again after an update.
     * Default: every card is accepted.
     */
    isCardAccepted?: IsCardAccepted;
  };
  /** What the page shows, and how. */
  uiConfig?: {
    /** Only shows the cards, even with an order. Default: false; always true without a `checkoutConfig`. */
    isMyWallet?: boolean;
    /** Shows the card box in `container`. Default: true. */
    showCardbox?: boolean;
    /** Options of the card box. */
    cardBox?: {
      /** Hides the title. Default: false. */
      hideTitle?: boolean;
      /** Hides the button that opens the flyout. Default: false. */
      hideChangePaymentMethod?: boolean;
      /** Hides the message shown while no bank card is selected. Default: false. */
      hideNoCardsMessage?: boolean;
      /** A sentence below the cards. Default: none. */
      paymentSummaryMessage?: string;
      /** A class name on the card box, for the page's own CSS with `isolation: "none"`. Default: none. */
      className?: string;
    };
    /**
     * The phone number in messages: one number, or one for each application. Default: messages contain none.
     */
    customerServicePhone?: string | Partial<Record<AppName, string>>;
    /** Shows the payment service's pictures of cards instead of the built-in ones. Default: false. */
    serviceCardPictures?: boolean;
  };
  /**
   * Returns the bot manager's telemetry about the visitor, which is sent with each request; undefined sends
   * none. Default: nothing is sent.
   */
  getTelemetry?: () => string | undefined;
  /** The hosted card fields. Default: the vault's client script of the environment. */
  hostedFields?: {
    /** The URL of the vault’s client script. Default: that of the environment. */
    scriptUrl?: string;
    /** The integrity hash of that script, which is then loaded by a script tag. Default: none. */
    integrity?: string;
    /** The merchant’s paypage id at the vault, in letters and digits. Default: that of the sandbox. */
    paypageId?: string;
    /** The report group of the merchant’s calls at the vault. Default: Grocer. */
    reportGroup?: string;
    /** The time limit for a request to the vault, in milliseconds; at least 1000. Default: 15000. */
    timeoutMs?: number;
  };
}

/** What `update()` can change; everything else needs a new mount. */
export interface WalletUpdate extends HostUpdate<WalletMessages> {
  /** The current order, with its total in whole cents. */
  orderInfo?: OrderInfo;
  /** Another callback; it is called for each card at once. */
  isCardAccepted?: IsCardAccepted;
  /** The flags to change; the others keep their values. */
  walletConfig?: WalletConfig['walletConfig'];
  /**
   * A new token. The cards are reloaded, since it may be another shopper's; in that case, prefer a new mount.
   */
  token?: string;
}

const cents = v.pipe(
  v.number('must be a number of cents.'),
  v.check((amount) => Number.isInteger(amount), 'must be in whole cents.'),
  v.minValue(0, 'must not be negative.'),
);
const orderInfo = v.object(
  { total: cents, hasSnapEligibleItems: flag, ebtTotalFromCheckout: v.optional(cents) },
  'is missing. In checkout mode the wallet needs { total } in cents.',
);

const walletConfig = v.optional(
  v.object({
    saveCardOptionEnabled: flag,
    showSnapCards: flag,
    showGiftCards: flag,
    getGiftCardBalances: flag,
    selectDefaultCardOnly: flag,
  }),
);

/** The schema of a config. A key that it does not contain is most likely misspelt. */
const walletConfigSchema = describes<WalletConfig>()(
  v.object({
    ...hostConfigEntries,
    paymentIntentId: words,
    walletConfig,
    checkoutConfig: v.optional(
      v.object({
        orderInfo,
        checkoutId: words,
        getEbtCardPaymentTotal: callback,
        getNewPaymentIntent: callback,
        isCardAccepted: callback,
      }),
    ),
    uiConfig: v.optional(
      v.object({
        isMyWallet: flag,
        showCardbox: flag,
        cardBox: v.optional(
          v.object({
            hideTitle: flag,
            hideChangePaymentMethod: flag,
            hideNoCardsMessage: flag,
            paymentSummaryMessage: words,
            className: words,
          }),
        ),
        customerServicePhone: v.optional(
          v.union([v.string(), texts], 'must be a number, or numbers by application.'),
        ),
        serviceCardPictures: flag,
      }),
    ),
    getTelemetry: callback,
    hostedFields: v.optional(
      v.object({
        scriptUrl: v.optional(absoluteAddress),
        integrity: words,
        paypageId: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-zA-Z]+$/, 'must be letters and digits.'))),
        reportGroup: words,
        timeoutMs: v.optional(
          v.pipe(v.number('must be milliseconds.'), v.minValue(1000, 'must be at least 1000 ms.')),
        ),
      }),
    ),
  }),
);

/** The schema of an update. */
const walletUpdateSchema = describes<WalletUpdate>()(
  v.object({
    orderInfo: v.optional(orderInfo),
    isCardAccepted: callback,
    ...hostUpdateEntries,
    walletConfig,
  }),
);

/** The schemas of everything a host can pass, to find the keys that it has misspelt. */
export const schemas = { config: walletConfigSchema, update: walletUpdateSchema };

/** Throws `invalid_config` with every problem of a host's config or update. */
export const { checkConfig, checkUpdate } = /* @__PURE__ */ createConfigCheck<WalletConfig>({
  product: 'Wallet',
  ...schemas,
  addresses: ({ endpoints, hostedFields }) => ({
    'endpoints.payment': endpoints?.payment,
    'hostedFields.scriptUrl': hostedFields?.scriptUrl,
  }),
});
