import { createSdkContext } from '@grocer/foundation/embed';
import type { WalletEvents } from '../events.ts';
import type { WalletMessages } from '../messages.ts';
import type { Wallet } from './create-wallet.ts';
import type { WalletCore } from './lazy-part.ts';
import type { WalletState } from './public-state.ts';
import type { WalletStore } from './store.ts';

/** The context of the wallet's components, and the hooks that read from it. */
export const {
  Scope: WalletScope,
  useActions: useWalletActions,
  useCore: useWalletCore,
  useCoreStore: useWalletStore,
  useEvent,
  usePublicState,
  useText,
} = /* @__PURE__ */ createSdkContext<WalletMessages, WalletStore, WalletState, WalletEvents, Wallet>(
  'WalletProvider',
);

/** Returns the actions of a part, whose code came with the caller's chunk. */
export const usePart = <Part,>(part: (core: WalletCore) => Part): Part => part(useWalletCore());
