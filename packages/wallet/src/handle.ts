import type { Handle } from '@grocer/foundation/embed';
import type { WalletUpdate } from './config.ts';
import type { WalletCard, WalletEvents } from './events.ts';
import type { PinAnswer, PinRequest } from './features/enter-pin/actions.ts';
import type { OpenableScreen } from './flyout/rules.ts';
import type { WalletState } from './core/public-state.ts';
import type { SelectedCards } from './selection/rules.ts';

/** How a host talks to a mounted wallet. */
export interface WalletHandle extends Handle<WalletUpdate, WalletState, WalletEvents> {
  /**
   * Opens the flyout: at a screen, or where the shopper most likely wants to be. Editing, deleting and checking a
   * balance need the card's id; a screen that makes no sense for the card opens the list.
   */
  open(options?: { screen?: OpenableScreen; cardId?: string }): void;
  /** Closes without asking. */
  close(): void;
  /** Closes by the exit rules: the shopper may be asked first. */
  requestClose(): void;
  /**
   * Asks the shopper, in the vault's frame, for the PIN of a SNAP EBT card that is to pay, and has the service check it.
   * Resolves with what stands for the PIN, good for one payment; with `locked` where no PIN can be tried any more; and with
   * undefined where the shopper went back. Rejects where the form cannot be loaded.
   */
  enterPin(request: PinRequest): Promise<PinAnswer | undefined>;
  /** The cards that pay, by section. */
  getSelection(): SelectedCards<WalletCard>;
  /** The cards there are, in the order of the list. */
  getCards(): readonly WalletCard[];
}
