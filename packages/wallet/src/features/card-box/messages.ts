// [W-2.21] to [W-2.25]
/** Texts of the card box. */
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
  showAll: 'Show all {count} cards', // authored
  showFewer: 'Show fewer cards', // authored
  noBankCard: 'Add a credit or debit card to pay for your order.', // authored
};
export type CardBoxMessages = typeof cardBoxMessages;
