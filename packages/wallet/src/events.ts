import type { GrocerError } from '@grocer/foundation/http';
import type { Card, Cents } from '@grocer/foundation/domain';
import type { Screen } from './flyout/rules.ts';
import type { SelectedCards } from './selection/rules.ts';

/** What of a card stays inside: references to pay with, and who lives where. */
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

/** What a host may know of a card: enough to name it, nothing to pay with. */
export type WalletCard = Omit<Card, PrivateKey>;

/** What happens in a wallet, as its host hears of it. */
export interface WalletEvents {
  /** The flyout is open, at a screen. */
  opened: { screen: Screen };
  /** The flyout has closed, and why. */
  closed: { reason: CloseReason };
  /** The flyout shows another screen. */
  'screen:changed': { screen: Screen };
  /** Other cards pay: those preselected, chosen by the shopper, or left after the cards were read again. `complete`: they can pay the order. */
  'selection:changed': {
    reason: 'initial' | 'user' | 'refresh';
    complete: boolean;
    selection: SelectedCards<WalletCard>;
  };
  /** The shopper has confirmed which cards pay. */
  'selection:confirmed': { selection: SelectedCards<WalletCard> };
  /** A card has been added. */
  'card:added': { card: WalletCard };
  /** A card has been changed. */
  'card:edited': { card: WalletCard };
  /** A card has been deleted. */
  'card:deleted': { card: WalletCard };
  /** A card has become the preferred one of the application. */
  'card:preferred': { card: WalletCard };
  /** A balance has become known, in whole cents. */
  'balance:checked': { cardId: string; balance: Cents };
  /** The session could not be renewed; `update({ token })` takes up work again. */
  'session:expired': undefined;
  /** The wallet never became usable; Retry is on screen. */
  'load:failed': { error: GrocerError };
  /** The shopper typed something that cannot be used: which fields, never what was typed. */
  'validation:failed': { fields: readonly string[] };
  /** Everything else that went wrong. */
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
