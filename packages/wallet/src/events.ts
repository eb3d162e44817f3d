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
  opened: { screen: Screen };
  closed: { reason: CloseReason };
  'screen:changed': { screen: Screen };
  'selection:changed': {
    reason: 'initial' | 'user' | 'refresh';
    complete: boolean;
    selection: SelectedCards<WalletCard>;
  };
  'selection:confirmed': { selection: SelectedCards<WalletCard> };
  'card:added': { card: WalletCard };
  'card:edited': { card: WalletCard };
  'card:deleted': { card: WalletCard };
  'card:preferred': { card: WalletCard };
  /** A balance has become known, in whole cents. */
  'balance:checked': { cardId: string; balance: Cents };
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
  | 'escape'
  | 'backdrop'
  | 'close'
  | 'host'
  | 'unmounted';
