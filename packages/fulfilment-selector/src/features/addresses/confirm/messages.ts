/** Texts for confirming the suggested address. */
export const confirmAddressMessages = {
  title: 'Suggested Address',
  entered: 'You entered', // authored
  suggested: 'We suggest', // authored
  /** For screen readers, after a part that differs. */
  changed: '(changed)',
  saving: 'Saving…', // authored
};
export type ConfirmAddressMessages = typeof confirmAddressMessages;
