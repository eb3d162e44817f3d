import { authored } from '../../messages.authored.ts';

/** The form for a new bank card [W-2.26] to [W-2.32] and what can go wrong in it. */
export const addCardMessages = {
  title: 'Add Credit/Debit Card',
  back: 'Back',
  firstName: 'First name',
  lastName: 'Last name',
  firstNameRequired: 'First Name is a required field.',
  lastNameRequired: 'Last Name is a required field.',
  firstNameInvalid: 'Please enter a valid first name.',
  lastNameInvalid: 'Please enter a valid last name.',
  nameTooLong: 'Maximum length for name fields is 375 characters.',
  frameTitle: 'Card details',
  frameLoading: 'Loading the secure card form',
  frameFailed: authored.hostedFieldsFailed,
  retry: 'Retry',
  secure: authored.secureForm,
  cardNumber: 'Card Number',
  expiration: 'Expiration',
  cvv: 'CVV (3-4 digit code)',
  save: 'Save this card',
  preferred: 'Make this my preferred card',
  submit: 'Submit',
  submitting: 'Submitting Card',
  addressRequired: 'Please select a billing address.',
  /** By code of the hosted fields [W-5.16] to [W-5.22]. */
  hosted: {
    871: 'Please enter a valid credit or debit card.',
    872: 'Card number too short.',
    873: 'Card number too long.',
    874: 'Card number not numeric.',
    876: 'Please enter a valid credit or debit card.',
    881: 'Invalid CVV.',
    882: 'CVV too short.',
    883: 'CVV too long.',
    886: 'Expiration Date must be after the current date.',
  },
  failed:
    "We're sorry, but we weren't able to add your card. Please try again. If the problem persists, please contact Customer Service at {phone}.",
  declined:
    "We're sorry, but your card has been declined. Please check all fields and try again. If the problem persists, please contact Customer Service at {phone}.",
  sessionExpired: 'It looks like your session has expired. Please log in again to continue.',
  addressRefused:
    'There was an issue with your address, please verify your information. (Error code: RV62751)',
  issuerRefused: 'There was an issue with your card. Please contact your Card Issuer. (Error Code: RV32937)',
  duplicate: 'The card you are trying to add is already in your wallet, please add a different card.',
  invalid:
    'Your payment information is invalid. Please check your card information, use a different card, contact your credit card provider, or contact Customer Service at {phone}',
  callUs: 'Please Contact the Customer Service Center at {phone} (Error Code: RV72632)',
  timeout: "We're sorry, we are currently experiencing technical difficulties. Please try again...",
  unconfirmed: authored.unconfirmed,
};
