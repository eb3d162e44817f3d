// [W-2.48] to [W-2.50]
/** Texts of the question before changes are discarded. */
export const exitConfirmMessages = {
  title: 'Discard Changes?',
  text: 'If you exit now, your selections will not be saved. Do you want to discard your changes?',
  keep: 'No, Keep Changes',
  discard: 'Yes, Discard Changes',
};
export type ExitConfirmMessages = typeof exitConfirmMessages;
