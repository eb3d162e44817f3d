import { prefetchTrap } from '@grocer/foundation/ui';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { WalletUpdate } from '../config.ts';
import type { WalletEvents } from '../events.ts';
import type { OpenableScreen } from '../flyout/rules.ts';
import type { WalletState } from './public-state.ts';
import { useWalletCore } from './context.tsx';

/** Reads the wallet's public state. The selector should return a part of it, not something new each time. */
export function useWallet<Selected>(selector: (state: WalletState) => Selected): Selected {
  const { store, getState } = useWalletCore();
  const read = (): Selected => selector(getState());
  return useSyncExternalStore(store.subscribe, read, read);
}

/** What a host's component can do with the wallet. */
export interface WalletActions {
  /** Opens the flyout: at a screen, or where the shopper most likely wants to be. */
  open(options?: { screen?: OpenableScreen; cardId?: string }): void;
  /** Closes without asking. */
  close(): void;
  /** Closes by the exit rules: the shopper may be asked first. */
  requestClose(): void;
  /** Reads the cards again. */
  refresh(): Promise<void>;
  /** Changes what may change. It never remounts, and what was typed stays. */
  update(patch: WalletUpdate): void;
}

/** Opens, closes and updates the wallet of the provider above. */
export function useWalletHandle(): WalletActions {
  const { store, update } = useWalletCore();
  return useMemo(
    () => ({
      update,
      open(options) {
        prefetchTrap();
        store.getState().openFlyout({ screen: options?.screen, cardId: options?.cardId });
      },
      close: () => store.getState().closeFlyout('host'),
      requestClose: () => store.getState().requestClose('host'),
      refresh: () => store.getState().loadCards(),
    }),
    [store, update],
  );
}

/** Listens to something that happens in the wallet, for as long as the component is in the page. */
export function useWalletEvent<Name extends keyof WalletEvents>(
  name: Name,
  listener: (detail: WalletEvents[Name]) => void,
): void {
  const { emitter } = useWalletCore();
  useEffect(() => emitter.on(name, listener), [emitter, name, listener]);
}
