import type { StoreApi } from 'zustand/vanilla';
import type { WalletConfig } from './config.ts';
import type { WalletDeps } from './slice.ts';
import type { WalletStore } from './store.ts';

/** What a part of the wallet works with. */
export interface WalletCore {
  readonly config: WalletConfig;
  readonly store: StoreApi<WalletStore>;
  readonly deps: WalletDeps;
}

/**
 * Actions whose code comes with their screen: made once for each wallet, when they are first asked for. Their
 * state is in the wallet's one store from the beginning.
 */
export function latePart<Part>(create: (core: WalletCore) => Part): (core: WalletCore) => Part {
  const made = new WeakMap<WalletCore, Part>();
  return (core) => {
    const part = made.get(core) ?? create(core);
    made.set(core, part);
    return part;
  };
}
