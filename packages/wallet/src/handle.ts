import type { Handle } from '@grocer/foundation/embed';
import type { WalletUpdate } from './config.ts';
import type { WalletCard, WalletEvents } from './events.ts';
import type { PinAnswer, PinRequest } from './features/enter-pin/actions.ts';
import type { OpenableScreen } from './flyout/rules.ts';
import type { WalletState } from './core/public-state.ts';
import type { SelectedCards } from './selection/rules.ts';

/** The handle of a mounted wallet. */
export interface WalletHandle extends Handle<WalletUpdate, WalletState, WalletEvents> {
  /**
   * Opens the flyout at a screen. Default: the list, or in checkout mode the form for a bank card if there is
   * none. Editing, deleting and checking a balance need the card's id; a screen that does not fit the card
   * opens the list.
   */
  open(options?: { screen?: OpenableScreen; cardId?: string }): void;
  /** Closes the flyout without asking. */
  close(): void;
  /** Closes the flyout by the exit rules: the shopper may be asked first. */
  requestClose(): void;
  /**
   * Asks the shopper, in the vault's frame, for the PIN of a SNAP EBT card that is to pay, and has the
   * service check it. Resolves with a token for the PIN, valid for one payment; with `locked` when no PIN can
   * be tried; and with undefined when the shopper goes back. Rejects when the form cannot be loaded.
   */
  enterPin(request: PinRequest): Promise<PinAnswer | undefined>;
  /** Returns the cards that pay, by section. */
  getSelection(): SelectedCards<WalletCard>;
  /** Returns all cards, in the order of the list. */
  getCards(): readonly WalletCard[];
}
