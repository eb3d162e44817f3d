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

/** Reads the wallet's public state. The selector should return a part of it, not a new object each time. */
export const useWallet = <Selected>(selector: (state: WalletState) => Selected): Selected =>
  usePublicState(selector);

/** The wallet's actions, for a host's components. */
export interface WalletActions {
  /** Opens the flyout, by default at the list, or in a checkout without bank cards at the form for one. */
  open(options?: { screen?: OpenableScreen; cardId?: string }): void;
  /** Closes the flyout without asking. */
  close(): void;
  /** Closes the flyout by the exit rules: the shopper may be asked first. */
  requestClose(): void;
  /**
   * Asks for the PIN of a SNAP EBT card that is to pay; resolves with undefined when the shopper goes back.
   */
  enterPin(request: PinRequest): Promise<PinAnswer | undefined>;
  /** Reloads the cards. */
  refresh(): Promise<void>;
  /** Changes what an update can change, without a remount; what was typed stays. */
  update(patch: WalletUpdate): void;
}

/** Returns the actions of a wallet. */
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

/** Returns the actions that open, close and update the provider's wallet. */
export function useWalletHandle(): WalletActions {
  const wallet = useWalletCore();
  return useMemo(() => actionsOf(wallet), [wallet]);
}

/** Listens to an event of the wallet while the component is mounted. */
export const useWalletEvent = <Name extends keyof WalletEvents>(
  name: Name,
  listener: (detail: WalletEvents[Name]) => void,
): void => useEvent(name, listener);
