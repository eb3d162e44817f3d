import { signedInAs } from '@grocer/foundation/embed';
import type { WalletConfig, WalletUpdate } from '../config.ts';
import { FLAGS, flagsAfter } from './settings.ts';

type ProvidedConfig = Omit<WalletConfig, 'container'>;

const takesAll = (): true => true;

/** Returns the part of a config that an update can change, as an update. */
export const changeableOf = ({
  appearance = {},
  messages = {},
  walletConfig,
  authConfig,
  checkoutConfig,
}: ProvidedConfig): WalletUpdate => ({
  appearance,
  messages,
  walletConfig: flagsAfter(FLAGS, walletConfig),
  ...signedInAs(authConfig),
  isCardAccepted: checkoutConfig?.isCardAccepted ?? takesAll,
  ...(checkoutConfig && { orderInfo: checkoutConfig.orderInfo }),
});

/** Returns the part of a config that no update can change. */
export function fixedOf(config: ProvidedConfig): object {
  const { appearance: _appearance, messages: _messages, walletConfig: _flags, ...rest } = config;
  const { token: _token, shopperId: _shopperId, ...authConfig } = rest.authConfig;
  if (!rest.checkoutConfig) return { ...rest, authConfig, checkoutConfig: 'absent' };
  const { orderInfo: _order, isCardAccepted: _accepted, ...checkoutConfig } = rest.checkoutConfig;
  return { ...rest, authConfig, checkoutConfig };
}
