// [W-2.3] to [W-2.10]
/** Texts of the card list in the flyout. */
export const cardListMessages = {
  titleCheckout: 'Select Payment',
  titleMyWallet: 'Wallet',
  confirm: 'Confirm',
  cancel: 'Cancel',
  close: 'Close',
};
export type CardListMessages = typeof cardListMessages;
