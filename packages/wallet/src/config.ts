import {
  absoluteAddress,
  configError,
  configProblems,
  hostConfigEntries,
  texts,
} from '@grocer/foundation/embed';
import type { HostConfig, SignedInConfig } from '@grocer/foundation/embed';
import type { AppName, Cents } from '@grocer/foundation/domain';
import * as v from 'valibot';
import type { WalletAnalyticsEvent } from './analytics.ts';
import type { WalletCard } from './events.ts';
import type { WalletMessages } from './messages.ts';

/** The order that the shopper picks cards for [W-1.18]. */
export interface OrderInfo {
  /** What is to be paid, in whole cents. */
  total: Cents;
  hasSnapEligibleItems?: boolean;
  /** What SNAP may pay of it, in whole cents. */
  ebtTotalFromCheckout?: Cents;
}

/** `true`, or the words of "{card type} is not accepted for {fulfillment} at this time." [W-6.6]. */
export type IsCardAccepted = (card: WalletCard) => true | { fulfillment: string; cardType?: string };

export interface WalletConfig extends HostConfig<WalletAnalyticsEvent, WalletMessages>, SignedInConfig {
  paymentIntentId?: string;
  walletConfig?: {
    /** Offers to save a new card. Default: true. */
    saveCardOptionEnabled?: boolean;
    showSnapCards?: boolean;
    showGiftCards?: boolean;
    getGiftCardBalances?: boolean;
    /** Preselects the application's preferred bank card, or none at all. */
    selectDefaultCardOnly?: boolean;
  };
  /** Present: checkout mode. Absent: My Wallet mode. */
  checkoutConfig?: {
    orderInfo: OrderInfo;
    checkoutId?: string;
    /** What EBT pays of the order, in whole cents; asked while a SNAP EBT card is selected. */
    getEbtCardPaymentTotal?: () => Cents;
    getNewPaymentIntent?: () => Promise<string>;
    /** Does the way the order is fulfilled take this card? Asked for each card, and again after an update. */
    isCardAccepted?: IsCardAccepted;
  };
  uiConfig?: {
    isMyWallet?: boolean;
    showCardbox?: boolean;
    cardBox?: {
      hideTitle?: boolean;
      hideChangePaymentMethod?: boolean;
      hideNoCardsMessage?: boolean;
      paymentSummaryMessage?: string;
      className?: string;
    };
    /** The number that messages name: one, or one for each application [W-6.5]. */
    customerServicePhone?: string | Partial<Record<AppName, string>>;
    /** Shows the payment service's pictures of cards instead of our own. */
    serviceCardPictures?: boolean;
  };
  /** What a bot manager on the page knows of the visitor; sent along where it answers. */
  getTelemetry?: () => string | undefined;
  /** The hosted card fields; needed in LOCAL alone, elsewhere the environment decides. */
  hostedFields?: {
    scriptUrl?: string;
    integrity?: string;
    paypageId?: string;
    reportGroup?: string;
    timeoutMs?: number;
  };
}

/** What `update()` may change; everything else needs a new mount. */
export interface WalletUpdate {
  orderInfo?: OrderInfo;
  isCardAccepted?: IsCardAccepted;
  appearance?: WalletConfig['appearance'];
  messages?: WalletConfig['messages'];
  walletConfig?: WalletConfig['walletConfig'];
  /** A new token. The cards are read again, since it may be another shopper's; such a one is better served by a new mount. */
  token?: string;
}

const flag = v.optional(v.boolean('must be true or false.'));
const cents = v.pipe(
  v.number('must be a number of cents.'),
  v.check((amount) => Number.isInteger(amount), 'must be in whole cents.'),
  v.minValue(0, 'must not be negative.'),
);
const words = v.optional(v.string('must be text.'));
const callback = v.optional(v.custom<never>((input) => typeof input === 'function', 'must be a function.'));

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
const walletConfigSchema = v.object({
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
});

/** What an update takes. */
const walletUpdateSchema = v.object({
  orderInfo: v.optional(orderInfo),
  isCardAccepted: callback,
  appearance: hostConfigEntries.appearance,
  messages: hostConfigEntries.messages,
  walletConfig,
  token: v.optional(v.pipe(v.string('must be a token.'), v.minLength(1, 'must not be empty.'))),
});

/** Everything that a host may say, for whoever looks for what it has misspelt. */
export const schemas = { config: walletConfigSchema, update: walletUpdateSchema };

const isInsecure = (address: unknown): boolean =>
  typeof address === 'string' && !address.startsWith('https:');

/** Addresses that a bearer token or card data must not go to. */
function insecureProblems({ environment, endpoints, hostedFields }: WalletConfig): readonly string[] {
  if (environment !== 'PROD' && environment !== 'STAGE') return [];
  const must = `must be https in ${environment}.`;
  return [
    ...(isInsecure(endpoints?.payment) ? [`\`endpoints.payment\` ${must}`] : []),
    ...(isInsecure(hostedFields?.scriptUrl) ? [`\`hostedFields.scriptUrl\` ${must}`] : []),
  ];
}

function refuse(problems: readonly string[]): void {
  if (problems.length > 0) throw configError('Wallet', problems);
}

/** Checks what a host passed in; throws `invalid_config` with every problem, `more` among them. */
export function checkConfig(config: WalletConfig, more: readonly string[]): void {
  refuse([...configProblems(walletConfigSchema, config), ...insecureProblems(config ?? {}), ...more]);
}

/** Checks what a host wants changed; throws `invalid_config` with every problem. */
export function checkUpdate(patch: WalletUpdate): void {
  refuse(configProblems(walletUpdateSchema, patch));
}
