import * as authored from '../../authored/card-box.ts';

// [W-2.21] to [W-2.25]
/** The inline summary on the host's page. */
export const cardBoxMessages = {
  title: 'Payment Method',
  change: 'Add or Change Payment Method',
  loading: 'Loading your payment method',
  checkBalance: 'Check Balance',
  edit: 'Edit',
  remove: 'Remove',
  retry: 'Retry',
  /** For screen readers: {action} is the button's text. */
  actionOn: '{action}, {card}',
  /** {count} is a number of cards. */
  showAll: authored.showAllCards,
  showFewer: authored.showFewerCards,
  noBankCard: authored.noBankCardInBox,
};
export type CardBoxMessages = typeof cardBoxMessages;
