// [W-2.33] to [W-2.35]
/** Texts of the form that edits a bank card. */
export const editCardMessages = {
  title: 'Edit Credit/Debit Card',
  back: 'Back',
  cardNumber: 'Card Number',
  month: 'Expiration Month',
  year: 'Expiration Year',
  select: 'Select...',
  preferred: 'Make this my preferred card',
  save: 'Save Changes',
  saving: 'Saving...',
  monthRequired: 'Expiration Month is a required field.',
  monthInvalid: 'Please enter a valid expiration month.',
  monthDigits: 'Expiration Month needs to be in a 2-digit format. (ex: 06).',
  yearRequired: 'Expiration Year is a required field.',
  yearInvalid: 'Please enter a valid expiration year.',
  dateInvalid: 'Expiration Date must be in MM YY format and only composed of numbers.',
  datePast: 'Expiration Date must be after the current date.',
};
export type EditCardMessages = typeof editCardMessages;
