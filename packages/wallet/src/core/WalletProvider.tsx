import { createProvider } from '@grocer/foundation/embed';
import type { Provider } from '@grocer/foundation/embed';
import type { WalletConfig } from '../config.ts';
import { WalletScope } from './context.tsx';
import { createWallet } from './create-wallet.ts';
import { changeableOf, fixedOf } from './follow-config.ts';

/** Provides one wallet to all wallet components below it. */
export const WalletProvider: Provider<Omit<WalletConfig, 'container'>> = /* @__PURE__ */ createProvider({
  provider: 'WalletProvider',
  create: (config) => createWallet(config),
  changeable: changeableOf,
  fixed: fixedOf,
  Scope: WalletScope,
});
