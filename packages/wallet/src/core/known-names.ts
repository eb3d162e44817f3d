import { createNameAdvice } from '@grocer/foundation/embed';
import type { KnownNames, NameAdvice } from '@grocer/foundation/embed';
import type { WalletEvents } from '../events.ts';
import type { WalletMessages } from '../messages.ts';

const events: Record<keyof WalletEvents, true> = {
  opened: true,
  closed: true,
  'screen:changed': true,
  'selection:changed': true,
  'selection:confirmed': true,
  'card:added': true,
  'card:edited': true,
  'card:deleted': true,
  'card:preferred': true,
  'balance:checked': true,
  'session:expired': true,
  'load:failed': true,
  'validation:failed': true,
  error: true,
};

const parts: Record<keyof WalletMessages, true> = {
  cards: true,
  cardActions: true,
  notices: true,
  cardBox: true,
  cardList: true,
  myWallet: true,
  addCard: true,
  addSnapCard: true,
  addGiftCard: true,
  editCard: true,
  deleteCard: true,
  checkBalance: true,
  enterPin: true,
  billingAddress: true,
  addresses: true,
  addressList: true,
  updateAddress: true,
  exitConfirm: true,
  hostedFields: true,
  names: true,
  errors: true,
};

/** Creates the check that warns of names the wallet does not know. */
export const createWalletNames = (known: Pick<KnownNames, 'config' | 'update' | 'tokens'>): NameAdvice =>
  createNameAdvice({ product: 'Wallet', ...known, events, parts, data: [] });
