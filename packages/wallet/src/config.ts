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

/** The order that the shopper picks cards for. */
export interface OrderInfo {
  /** What is to be paid, in whole cents. */
  total: Cents;
  /** May SNAP EBT pay a part of it? Default: false. */
  hasSnapEligibleItems?: boolean;
  /** What SNAP may pay of it, in whole cents. Default: 0. */
  ebtTotalFromCheckout?: Cents;
}

/** `true`, or the words of "{card type} is not accepted for {fulfillment} at this time." */
export type IsCardAccepted = (card: WalletCard) => true | { fulfillment: string; cardType?: string };

export interface WalletConfig extends HostConfig<WalletAnalyticsEvent, WalletMessages>, SignedInConfig {
  /** The payment intent that calls name. Default: none is named. */
  paymentIntentId?: string;
  /** What of the wallet is shown. */
  walletConfig?: {
    /** Offers to save a new card. Default: true. */
    saveCardOptionEnabled?: boolean;
    /** Shows SNAP EBT cards. Default: false. */
    showSnapCards?: boolean;
    /** Shows gift cards. Default: false. */
    showGiftCards?: boolean;
    /** Asks for the balances of gift cards together with the cards. Default: false. */
    getGiftCardBalances?: boolean;
    /** Preselects the application's preferred bank card, or none at all. Default: false, the first that can pay. */
    selectDefaultCardOnly?: boolean;
  };
  /** Present: checkout mode. Absent: My Wallet mode. */
  checkoutConfig?: {
    /** The order to be paid. */
    orderInfo: OrderInfo;
    /** The checkout that the order belongs to. Default: none. */
    checkoutId?: string;
    /** What EBT pays of the order, in whole cents; asked while a SNAP EBT card is selected. Default: 0. */
    getEbtCardPaymentTotal?: () => Cents;
    /** Asked for a new payment intent when the service refuses the old one, up to five times in a row. Default: the call fails. */
    getNewPaymentIntent?: () => Promise<string>;
    /** Does the way the order is fulfilled take this card? Asked for each card, and again after an update. Default: it does. */
    isCardAccepted?: IsCardAccepted;
  };
  /** What is shown on the page, and how. */
  uiConfig?: {
    /** Shows the cards without choosing any, even with an order. Default: true without a `checkoutConfig`. */
    isMyWallet?: boolean;
    /** Shows the card box in `container`. Default: true. */
    showCardbox?: boolean;
    /** What the card box leaves out or adds. */
    cardBox?: {
      /** Leaves out the title. Default: false. */
      hideTitle?: boolean;
      /** Leaves out the button that opens the flyout. Default: false. */
      hideChangePaymentMethod?: boolean;
      /** Leaves out what is said where no bank card is chosen. Default: false. */
      hideNoCardsMessage?: boolean;
      /** A sentence below the cards. Default: none. */
      paymentSummaryMessage?: string;
      /** A class on the card box, for styles of the page with `isolation: "none"`. Default: none. */
      className?: string;
    };
    /** The number that messages name: one, or one for each application. Default: they name none. */
    customerServicePhone?: string | Partial<Record<AppName, string>>;
    /** Shows the payment service's pictures of cards instead of our own. Default: false. */
    serviceCardPictures?: boolean;
  };
  /** What a bot manager on the page knows of the visitor; sent along where it answers. Default: nothing is sent. */
  getTelemetry?: () => string | undefined;
  /** The hosted card fields; needed in LOCAL alone, elsewhere the environment decides. */
  hostedFields?: {
    /** The address of the vault’s client. Default: that of the environment. */
    scriptUrl?: string;
    /** The hash of that script, which is then loaded by a tag. Default: none. */
    integrity?: string;
    /** The merchant’s page at the vault, in letters and digits. Default: that of the sandbox. */
    paypageId?: string;
    /** What the vault’s reports file the merchant’s calls under. Default: Grocer. */
    reportGroup?: string;
    /** How long the vault may take, in milliseconds; at least 1000. Default: 15000. */
    timeoutMs?: number;
  };
}

/** What `update()` may change; everything else needs a new mount. */
export interface WalletUpdate extends HostUpdate<WalletMessages> {
  /** The order as it is now, with its total in whole cents. */
  orderInfo?: OrderInfo;
  /** Another question; it is asked for each card at once. */
  isCardAccepted?: IsCardAccepted;
  /** Flags in place of those there are; the others stay. */
  walletConfig?: WalletConfig['walletConfig'];
  /** A new token. The cards are read again, since it may be another shopper's; such a one is better served by a new mount. */
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

/** What the wallet takes; a key that is not here is most likely misspelt. */
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

/** What an update takes. */
const walletUpdateSchema = describes<WalletUpdate>()(
  v.object({
    orderInfo: v.optional(orderInfo),
    isCardAccepted: callback,
    ...hostUpdateEntries,
    walletConfig,
  }),
);

/** Everything that a host may say, for whoever looks for what it has misspelt. */
export const schemas = { config: walletConfigSchema, update: walletUpdateSchema };

/** Refuses what a host passes in, or wants changed, with every problem at once. */
export const { checkConfig, checkUpdate } = /* @__PURE__ */ createConfigCheck<WalletConfig>({
  product: 'Wallet',
  ...schemas,
  addresses: ({ endpoints, hostedFields }) => ({
    'endpoints.payment': endpoints?.payment,
    'hostedFields.scriptUrl': hostedFields?.scriptUrl,
  }),
});
