/** Texts of the age question and its terms. */
export const ageVerificationMessages = {
  title: 'Verify Your Age', // authored
  intro: 'You have age restricted items in your cart.', // authored
  items: 'Age Restricted Items',
  dateOfBirth: 'Date of Birth',
  /** Input format of the date: month, day, year. */
  format: 'mm/dd/yyyy',
  /** {terms} is the name of the terms, rendered as a button. */
  agree: 'I agree to the {terms}', // authored
  terms: 'Terms & Conditions',
  continue: 'Continue',
  back: 'Back to Cart',
  close: 'Close',
  problems: {
    missing: 'A valid date input is required.',
    invalid: 'Please enter a valid date.',
    /** {minAge} is the minimum age in years. */
    tooYoung: 'Items in your order require a minimum age of {minAge}.',
    agreement: 'Please agree to the Terms & Conditions',
  },
  /** The terms, one text per paragraph. */
  termsText: {
    check:
      'When you receive your order, an adult of the required age shows a valid government ID. Age restricted items are taken back if nobody can.', // authored
    refund: 'Items that are taken back are refunded.', // authored
  },
};
export type AgeVerificationMessages = typeof ageVerificationMessages;
