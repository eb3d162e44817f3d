/** The question for the PIN that a payment needs. */
export const enterPinMessages = {
  title: 'Enter Your SNAP EBT PIN',
  close: 'Close', // authored
  cancel: 'Cancel', // authored
  done: 'Done',
  submitting: 'Checking your PIN', // authored
  /** No PIN can be tried any more. */
  locked: 'Too Many PIN Attempts',
  lockedNote: 'This card can’t be used for your order. Choose another way to pay.', // authored
  /** {amount} is what the card was to pay. */
  lockedAmount: 'This card can’t be used for your order. Choose another way to pay the {amount}.', // authored
  removeCard: 'Remove Card',
};
export type EnterPinMessages = typeof enterPinMessages;
