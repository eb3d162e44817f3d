import { addCardMessages } from './features/add-card/messages.ts';
import { billingAddressMessages } from './features/billing-address/messages.ts';
import { cardBoxMessages } from './features/card-box/messages.ts';
import { cardListMessages } from './features/card-list/messages.ts';
import { exitConfirmMessages } from './features/exit-confirm/messages.ts';
import { authored } from './messages.authored.ts';

/** Every word of the wallet. A host can replace any of them. */
export const walletMessages = {
  cardList: cardListMessages,
  cardBox: cardBoxMessages,
  addCard: addCardMessages,
  billingAddress: billingAddressMessages,
  exitConfirm: exitConfirmMessages,
  confirm: { noBankCard: authored.noBankCardOnConfirm, expired: authored.expiredOnConfirm },
};
export type WalletMessages = typeof walletMessages;
