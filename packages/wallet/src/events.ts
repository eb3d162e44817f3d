import type { GrocerError } from '@grocer/foundation/http';
import type { Card, Cents } from '@grocer/foundation/domain';
import type { Screen } from './flyout/rules.ts';
import type { SelectedCards } from './selection/rules.ts';

/** Fields of a card that a host never gets: payment references and personal data. */
type PrivateKey =
  | 'paymentGram'
  | 'versionKey'
  | 'address'
  | 'firstName'
  | 'lastName'
  | 'bin'
  | 'binType'
  | 'fraudToken'
  | 'vaultCardId';

/** A card as a host sees it: enough to name the card, nothing to pay with. */
export type WalletCard = Omit<Card, PrivateKey>;

/** The events of a wallet, with their details. */
export interface WalletEvents {
  /** The flyout has opened, at a screen. */
  opened: { screen: Screen };
  /** The flyout has closed, for a reason. */
  closed: { reason: CloseReason };
  /** The flyout shows another screen. */
  'screen:changed': { screen: Screen };
  /**
   * The cards that pay, or whether they can, have changed: preselected (`initial`), chosen by the shopper
   * (`user`), or after a reload, an edit or an update (`refresh`). `complete` is true when the cards can pay the order.
   */
  'selection:changed': {
    reason: 'initial' | 'user' | 'refresh';
    complete: boolean;
    selection: SelectedCards<WalletCard>;
  };
  /** The shopper has confirmed the selection. */
  'selection:confirmed': { selection: SelectedCards<WalletCard> };
  /** A card has been added. */
  'card:added': { card: WalletCard };
  /** A card has been edited. */
  'card:edited': { card: WalletCard };
  /** A card has been deleted. */
  'card:deleted': { card: WalletCard };
  /** A card has become the preferred one of the application. */
  'card:preferred': { card: WalletCard };
  /** The balance of a card has been checked, in whole cents. */
  'balance:checked': { cardId: string; balance: Cents };
  /** The session could not be renewed. Call `update({ token })` to resume. */
  'session:expired': undefined;
  /** The cards could not be loaded; the wallet shows a Retry button, or nothing in an unsupported browser. */
  'load:failed': { error: GrocerError };
  /** The shopper's input cannot be used: the names of the fields, never what was typed. */
  'validation:failed': { fields: readonly string[] };
  /** Any other error. */
  error: { error: GrocerError };
}

/** Why a flyout closed. */
export type CloseReason =
  | 'confirmed'
  | 'cancelled'
  | 'discarded'
  | 'balance-checked'
  | 'pin-entered'
  | 'escape'
  | 'backdrop'
  | 'close'
  | 'host'
  | 'unmounted';
