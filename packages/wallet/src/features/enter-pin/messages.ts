/** Texts of the PIN form for a payment. */
export const enterPinMessages = {
  title: 'Enter Your SNAP EBT PIN',
  close: 'Close', // authored
  cancel: 'Cancel', // authored
  done: 'Done',
  submitting: 'Checking your PIN', // authored
  /** The title when no PIN can be tried. */
  locked: 'Too Many PIN Attempts',
  lockedNote: 'This card can’t be used for your order. Choose another way to pay.', // authored
  /** {amount} is the amount that the card was to pay. */
  lockedAmount: 'This card can’t be used for your order. Choose another way to pay the {amount}.', // authored
  removeCard: 'Remove Card',
};
export type EnterPinMessages = typeof enterPinMessages;
