/** Texts of the payment options. */
export const paymentOptionsMessages = {
  title: 'Paying With',
  bank: 'Credit & Debit',
  snap: 'SNAP EBT',
  gift: 'Gift Cards',
  addFailedTitle: 'Unable to add card',
  /** The error code is our own: the wallet could not be loaded, or the card not be added to the order. */
  addFailed:
    "Sorry, but we're having trouble accepting new card information. Would you like to try again? Error Code: WL1",
  noBankCard: 'Please add a credit or debit card to proceed with the order.',
  add: {
    'add-card': 'Add a Credit or Debit Card',
    'add-snap-card': 'Add SNAP EBT Card',
    'add-gift-card': 'Add Gift Card',
  },
  giftNeedsBank: 'Add a credit or debit card before adding gift cards',
  expired: 'This payment method is expired. Please select a different payment method.',
  /** Shown below the name of a declined card. */
  declined: 'Declined', // authored
  // [C-4.9]
  covered: 'No more gift cards can be applied.',
  noGiftCards: 'You have no gift cards yet.', // authored
  choose: 'Choose a card', // authored
  chooseGift: 'None chosen', // authored
  /** {amount} is the balance of a gift card. */
  balance: 'Balance {amount}', // authored
  noBalance: 'Balance unknown', // authored
  // SNAP EBT.
  noSnapCard: 'You have no SNAP EBT card yet.', // authored
  pinNeeded: 'PIN needed', // authored
  useSnap: 'Use', // authored
  checkBalance: 'Check Balance',
  balanceNote: '4 digits. We use it to look up your balance.', // authored
  snapAmount: 'Amount',
  /** {max} is an amount of money. */
  snapUseMost: 'Use {max}', // authored
  /** Names what limits the amount; {max} is an amount of money. */
  snapCaps: {
    eligible: 'Up to {max}, the SNAP-eligible items in this order', // authored
    balance: 'Up to {max}, what is left on your card', // authored
    rest: 'Up to {max}, what is left to pay', // authored
  },
  snapRequired: 'Amount is required',
  /** {min} is an amount of money. */
  snapLeast: 'The minimum amount you can charge to your SNAP EBT card is {min}',
  /** {max} is an amount of money. */
  snapMost: 'The maximum amount you can charge to your SNAP EBT card is {max}',
  // [C-8.24]
  snapNote: 'Extra charges for fees, substitutions or weight differences go to the backup payment method',
  snapFaq: 'SNAP EBT FAQ',
  snapFailed: 'We couldn’t show how much SNAP EBT pays.', // authored
  snapNeedsBank:
    'To add a SNAP EBT card to your order, please first add a credit or debit card as your backup payment method.', // authored
  snapNotEligible: 'Nothing in this order can be paid with SNAP EBT.', // authored
  snapCovered: 'Your gift cards leave nothing for SNAP EBT to pay.', // authored
  pinLocked:
    'Your card has been locked due to too many incorrect PIN attempts. Use a different payment method or call the number on your card for assistance.',
  wentWrong: 'Something went wrong',
  paymentsFailed: 'Payments update failed',
  removeCard: 'Remove Card',
  updateFailed: 'We couldn’t update how you pay. Nothing was changed.', // authored
  /** Shown for a chosen card that can no longer pay. */
  cardGone: 'This card can’t pay for your order any more. Please choose another one.', // authored
  loadFailed: 'We couldn’t load your cards.', // authored
  loading: 'Loading your cards', // authored
  pinFormFailed: 'We couldn’t open the form for your PIN. Please try again.', // authored
};
export type PaymentOptionsMessages = typeof paymentOptionsMessages;
