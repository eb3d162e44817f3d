import type { Handle } from '@grocer/foundation/embed';
import type { WalletUpdate } from './config.ts';
import type { WalletCard, WalletEvents } from './events.ts';
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
  /** The cards that pay, by section. */
  getSelection(): SelectedCards<WalletCard>;
  /** The cards there are, in the order of the list. */
  getCards(): readonly WalletCard[];
}
