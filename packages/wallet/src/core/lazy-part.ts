import { oncePer } from '@grocer/foundation/embed';
import type { StoreApi } from 'zustand/vanilla';
import type { WalletConfig } from '../config.ts';
import type { WalletDeps } from './slice.ts';
import type { WalletStore } from './store.ts';

/** What all parts of a wallet share. */
export interface WalletCore {
  readonly config: WalletConfig;
  readonly store: StoreApi<WalletStore>;
  readonly deps: WalletDeps;
}

/** Creates a part once for each wallet, such as actions whose code loads with their screen. */
export const lazyPart: <Part>(create: (core: WalletCore) => Part) => (core: WalletCore) => Part = oncePer;
