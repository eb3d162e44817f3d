// [W-2.42] to [W-2.44]
/** The PIN form for a SNAP EBT balance. */
export const checkBalanceMessages = {
  title: 'Check Balance',
  back: 'Back',
  enterPin: 'Enter Your SNAP EBT PIN',
  confirm: 'Confirm',
  submitting: 'Submitting',
  /** The way on from a card that is locked. */
  otherPayment: 'Use a Different Payment Method', // authored
};
export type CheckBalanceMessages = typeof checkBalanceMessages;
