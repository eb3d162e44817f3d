import { updatedLooks } from '@grocer/foundation/embed';
import type { DeepPartial, Looks } from '@grocer/foundation/embed';
import type { AppName } from '@grocer/foundation/domain';
import { paymentBase } from './endpoints.ts';
import type { OrderInfo, WalletConfig, WalletUpdate } from '../config.ts';
import type { WalletMessages } from '../messages.ts';

/** The config as the wallet uses it, with defaults filled in. */
export interface Settings extends Looks<DeepPartial<WalletMessages>> {
  readonly application: AppName;
  readonly isMyWallet: boolean;
  /** In My Wallet mode: true when the page shows a card box as well [W-2.19]. */
  readonly hasCardBox: boolean;
  readonly orderInfo: OrderInfo | undefined;
  readonly isCardAccepted: CheckoutConfig['isCardAccepted'];
  readonly ebtPaymentTotal: CheckoutConfig['getEbtCardPaymentTotal'];
  readonly flags: Required<NonNullable<WalletConfig['walletConfig']>>;
  readonly cardBox: NonNullable<NonNullable<WalletConfig['uiConfig']>['cardBox']>;
  readonly phone: string | undefined;
  /** Base URL of the service's card pictures; undefined for our own [W-7.25]. */
  readonly pictures: string | undefined;
  readonly storeId: string;
  readonly facilityId: string;
}

/** The flags' defaults. */
export const FLAGS: Settings['flags'] = {
  saveCardOptionEnabled: true,
  showSnapCards: false,
  showGiftCards: false,
  getGiftCardBalances: false,
  selectDefaultCardOnly: false,
};

/** Returns the flags with those of a host. JSON leaves out the ones that are undefined. */
export const flagsAfter = (
  before: Settings['flags'],
  given: WalletConfig['walletConfig'] = {},
): Settings['flags'] => ({ ...before, ...JSON.parse(JSON.stringify(given)) });

type CheckoutConfig = NonNullable<WalletConfig['checkoutConfig']>;

/** Sent where the host names no store [W-1.17] [W-9.11]. */
const NO_LOCATION = '00000';

/** Returns the customer service number of the application; messages omit it when undefined [W-6.5]. */
const phoneOf = (
  given: string | Partial<Record<AppName, string>> | undefined,
  application: AppName,
): string | undefined => (typeof given === 'object' ? given[application] : given);

/** Returns the settings of a new wallet. */
export function settingsOf(config: WalletConfig): Settings {
  const { appName = 'CLICKLIST', checkoutConfig, uiConfig, locationData } = config;
  return {
    locale: config.locale ?? 'en-US',
    appearance: config.appearance ?? {},
    messages: config.messages ?? {},
    application: appName,
    isMyWallet: uiConfig?.isMyWallet === true || checkoutConfig === undefined,
    hasCardBox: uiConfig?.showCardbox ?? true,
    orderInfo: checkoutConfig?.orderInfo,
    isCardAccepted: checkoutConfig?.isCardAccepted,
    ebtPaymentTotal: checkoutConfig?.getEbtCardPaymentTotal,
    flags: flagsAfter(FLAGS, config.walletConfig),
    cardBox: uiConfig?.cardBox ?? {},
    phone: phoneOf(uiConfig?.customerServicePhone, appName),
    pictures: uiConfig?.serviceCardPictures === true ? paymentBase(config) : undefined,
    storeId: locationData?.storeId ?? NO_LOCATION,
    facilityId: locationData?.facilityId ?? NO_LOCATION,
  };
}

/** Returns the settings after a host's update; fields that the patch omits stay. */
export const updatedSettings = (settings: Settings, patch: WalletUpdate): Settings => ({
  ...settings,
  ...updatedLooks(settings, patch),
  ...(patch.orderInfo && { orderInfo: patch.orderInfo }),
  ...(patch.isCardAccepted && { isCardAccepted: patch.isCardAccepted }),
  flags: flagsAfter(settings.flags, patch.walletConfig),
});

/** Returns true when two settings need different cards from the service. */
export const asksForOtherCards = ({ flags: a }: Settings, { flags: b }: Settings): boolean =>
  a.showSnapCards !== b.showSnapCards ||
  a.showGiftCards !== b.showGiftCards ||
  a.getGiftCardBalances !== b.getGiftCardBalances;
