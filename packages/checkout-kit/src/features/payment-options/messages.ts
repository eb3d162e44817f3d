/** Who pays for an order. */
export const paymentOptionsMessages = {
  title: 'Paying With',
  bank: 'Credit & Debit',
  gift: 'Gift Cards',
  noBankCard: 'Please add a credit or debit card to proceed with the order.',
  addBankCard: 'Add a Credit or Debit Card',
  addGiftCard: 'Add Gift Card',
  giftNeedsBank: 'Add a credit or debit card before adding gift cards',
  expired: 'This payment method is expired. Please select a different payment method.',
  covered: 'Your gift cards already cover the order total.', // authored
  noGiftCards: 'You have no gift cards yet.', // authored
  choose: 'Choose a card', // authored
  chooseGift: 'None chosen', // authored
  paysTheRest: 'Pays the rest', // authored
  /** {last} are the last four digits. */
  digits: '···· {last}', // authored
  /** {card} is the name of a card and {last} its last four digits. */
  spoken: '{card} ending in {last}', // authored
  /** {amount} is what is left on a gift card. */
  balance: 'Balance {amount}', // authored
  noBalance: 'Balance unknown', // authored
  updateFailed: 'We couldn’t update how you pay. Nothing was changed.', // authored
  loadFailed: 'We couldn’t load your cards.', // authored
  retry: 'Try Again',
  loading: 'Loading your cards', // authored
  walletFailed: 'We couldn’t open the form for a new card. Please try again.', // authored
};
export type PaymentOptionsMessages = typeof paymentOptionsMessages;
