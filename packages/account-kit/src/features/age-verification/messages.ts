/** The question for a shopper's age, and the terms it names. */
export const ageVerificationMessages = {
  title: 'Verify Your Age', // authored
  intro: 'You have age restricted items in your cart.', // authored
  items: 'Age Restricted Items',
  dateOfBirth: 'Date of Birth',
  /** How the date is written: month, day, year. */
  format: 'mm/dd/yyyy',
  /** {terms} is the name of the terms, which is a button. */
  agree: 'I agree to the {terms}', // authored
  terms: 'Terms & Conditions',
  continue: 'Continue',
  back: 'Back to Cart',
  close: 'Close',
  problems: {
    missing: 'A valid date input is required.',
    invalid: 'Please enter a valid date.',
    /** {minAge} is a number of years. */
    tooYoung: 'Items in your order require a minimum age of {minAge}.',
    agreement: 'Please agree to the Terms & Conditions',
  },
  /** The terms themselves, in paragraphs. */
  termsText: {
    check:
      'When you receive your order, an adult of the required age shows a valid government ID. Age restricted items are taken back if nobody can.', // authored
    refund: 'Items that are taken back are refunded.', // authored
  },
};
export type AgeVerificationMessages = typeof ageVerificationMessages;
