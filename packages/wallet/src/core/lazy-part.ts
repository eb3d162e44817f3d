import { oncePer } from '@grocer/foundation/embed';
import type { StoreApi } from 'zustand/vanilla';
import type { WalletConfig } from '../config.ts';
import type { WalletDeps } from './slice.ts';
import type { WalletStore } from './store.ts';

/** What a part of the wallet works with. */
export interface WalletCore {
  readonly config: WalletConfig;
  readonly store: StoreApi<WalletStore>;
  readonly deps: WalletDeps;
}

/** Actions whose code comes with their screen, of one wallet. */
export const lazyPart: <Part>(create: (core: WalletCore) => Part) => (core: WalletCore) => Part = oncePer;
