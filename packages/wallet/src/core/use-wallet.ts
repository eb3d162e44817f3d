import { prefetchTrap } from '@grocer/foundation/ui';
import { useMemo } from 'react';
import type { WalletUpdate } from '../config.ts';
import type { WalletEvents } from '../events.ts';
import type { PinAnswer, PinRequest } from '../features/enter-pin/actions.ts';
import type { OpenableScreen } from '../flyout/rules.ts';
import { loadForms } from '../lazy.ts';
import { useEvent, usePublicState, useWalletCore } from './context.tsx';
import type { Wallet } from './create-wallet.ts';
import type { WalletState } from './public-state.ts';

/** Reads the wallet's public state. The selector should return a part of it, not something new each time. */
export const useWallet = <Selected>(selector: (state: WalletState) => Selected): Selected =>
  usePublicState(selector);

/** What a host's component can do with the wallet. */
export interface WalletActions {
  /** Opens the flyout: at a screen, or where the shopper most likely wants to be. */
  open(options?: { screen?: OpenableScreen; cardId?: string }): void;
  /** Closes without asking. */
  close(): void;
  /** Closes by the exit rules: the shopper may be asked first. */
  requestClose(): void;
  /** Asks for the PIN of a SNAP EBT card that is to pay; undefined where the shopper went back. */
  enterPin(request: PinRequest): Promise<PinAnswer | undefined>;
  /** Reads the cards again. */
  refresh(): Promise<void>;
  /** Changes what may change. It never remounts, and what was typed stays. */
  update(patch: WalletUpdate): void;
}

/** What a host can do with a wallet. */
export const actionsOf = (wallet: Wallet): WalletActions => ({
  refresh: wallet.refresh,
  update: wallet.update,
  open(options) {
    prefetchTrap();
    wallet.store.getState().openFlyout({ screen: options?.screen, cardId: options?.cardId });
  },
  close: () => wallet.store.getState().closeFlyout('host'),
  requestClose: () => wallet.store.getState().requestClose('host'),
  async enterPin(request) {
    prefetchTrap();
    const { enterPinActions } = await loadForms();
    return enterPinActions(wallet).enterPin(request);
  },
});

/** Opens, closes and updates the wallet of the provider above. */
export function useWalletHandle(): WalletActions {
  const wallet = useWalletCore();
  return useMemo(() => actionsOf(wallet), [wallet]);
}

/** Listens to something that happens in the wallet, for as long as the component is in the page. */
export const useWalletEvent = <Name extends keyof WalletEvents>(
  name: Name,
  listener: (detail: WalletEvents[Name]) => void,
): void => useEvent(name, listener);
