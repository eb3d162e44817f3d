import { mergeMessages } from '@grocer/foundation/embed';
import type { Appearance } from '@grocer/foundation/embed';
import type { AppName } from '@grocer/foundation/domain';
import type { OrderInfo, WalletConfig, WalletUpdate } from './config.ts';
import { walletMessages } from './messages.ts';
import type { WalletMessages } from './messages.ts';

/** The config as the wallet works with it: defaults filled in, words merged. */
export interface Settings {
  readonly application: AppName;
  readonly isMyWallet: boolean;
  readonly orderInfo: OrderInfo | undefined;
  readonly flags: Required<NonNullable<WalletConfig['walletConfig']>>;
  readonly cardBox: NonNullable<NonNullable<WalletConfig['uiConfig']>['cardBox']>;
  readonly phone: string | undefined;
  readonly locale: string;
  readonly appearance: Appearance;
  readonly text: WalletMessages;
  readonly storeId: string;
  readonly facilityId: string;
}

const FLAGS: Settings['flags'] = {
  saveCardOptionEnabled: true,
  showSnapCards: false,
  showGiftCards: false,
  getGiftCardBalances: false,
};

/** Sent where the host names no store [W-1.17] [W-9.11]. */
const NO_LOCATION = '00000';

/** Works out the settings of a new wallet. */
export function settingsOf(config: WalletConfig): Settings {
  const { appName = 'CLICKLIST', checkoutConfig, uiConfig, locationData } = config;
  return {
    application: appName,
    isMyWallet: uiConfig?.isMyWallet === true || checkoutConfig === undefined,
    orderInfo: checkoutConfig?.orderInfo,
    flags: { ...FLAGS, ...config.walletConfig },
    cardBox: uiConfig?.cardBox ?? {},
    phone: uiConfig?.customerServicePhone,
    locale: config.locale ?? 'en-US',
    appearance: config.appearance ?? {},
    text: mergeMessages(walletMessages, config.messages),
    storeId: locationData?.storeId ?? NO_LOCATION,
    facilityId: locationData?.facilityId ?? NO_LOCATION,
  };
}

/** The settings after a host's update; what the patch does not name stays. */
export const updatedSettings = (settings: Settings, patch: WalletUpdate): Settings => ({
  ...settings,
  ...(patch.appearance && { appearance: patch.appearance }),
  ...(patch.orderInfo && { orderInfo: patch.orderInfo }),
  ...(patch.messages && { text: mergeMessages(settings.text, patch.messages) }),
  ...(patch.walletConfig && { flags: { ...settings.flags, ...patch.walletConfig } }),
});

/** Do two settings want different cards of the service? */
export const asksForOtherCards = ({ flags: a }: Settings, { flags: b }: Settings): boolean =>
  a.showSnapCards !== b.showSnapCards ||
  a.showGiftCards !== b.showGiftCards ||
  a.getGiftCardBalances !== b.getGiftCardBalances;
