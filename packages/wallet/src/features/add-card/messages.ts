// [W-2.26] to [W-2.32]
/** Texts of the form for a new bank card. */
export const addCardMessages = {
  title: 'Add Credit/Debit Card',
  back: 'Back',
  save: 'Save this card',
  preferred: 'Make this my preferred card',
  submit: 'Submit',
  submitting: 'Submitting Card',
};
export type AddCardMessages = typeof addCardMessages;
