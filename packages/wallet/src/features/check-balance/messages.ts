// [W-2.42] to [W-2.44]
/** Texts of the PIN form for a SNAP EBT balance. */
export const checkBalanceMessages = {
  title: 'Check Balance',
  back: 'Back',
  enterPin: 'Enter Your SNAP EBT PIN',
  confirm: 'Confirm',
  submitting: 'Submitting',
  /** The button on the screen of a locked card. */
  otherPayment: 'Use a Different Payment Method', // authored
};
export type CheckBalanceMessages = typeof checkBalanceMessages;
