// [W-5.16] to [W-5.24]
/** Texts of the vault's fields, inside the frame and around it. */
export const hostedFieldMessages = {
  cardTitle: 'Card details',
  cvvTitle: 'Security code',
  pinTitle: 'SNAP EBT PIN',
  cardNumber: 'Card Number',
  expiration: 'Expiration',
  /** For screen readers. */
  month: 'Month',
  /** For screen readers. */
  year: 'Year',
  /** A placeholder for the two digits of a month. */
  monthHint: 'MM',
  /** A placeholder for the last two digits of a year. */
  yearHint: 'YY',
  cvv: 'CVV (3-4 digit code)',
  pin: 'SNAP EBT PIN',
  loading: 'Loading the secure card form',
  loadingPin: 'Loading the secure PIN form',
  failed: 'We couldn’t load the secure card form. Check your connection and try again.', // authored
  failedPin: 'We couldn’t load the secure PIN form. Check your connection and try again.', // authored
  retry: 'Retry',
  secure: 'Entered on a secure page. The shop never sees your card number.', // authored
  securePin: 'Entered on a secure page. The shop never sees your PIN.', // authored
  /** By code of the hosted fields; by code and reason where the reason makes the text clearer. */
  codes: {
    871: 'Please enter a valid credit or debit card.',
    872: 'Card number too short.',
    '872-empty': 'Please enter your card number.', // authored
    873: 'Card number too long.',
    874: 'Card number not numeric.',
    876: 'Please enter a valid credit or debit card.',
    881: 'Invalid CVV.',
    882: 'CVV too short.',
    '882-empty': 'Please enter your CVV.', // authored
    883: 'CVV too long.',
    886: 'Expiration Date must be after the current date.',
    '886-empty': 'Please enter the expiration date.', // authored
    '886-month': 'Please enter a month from 01 to 12.', // authored
    893: 'Please enter your 4-digit PIN.', // authored
    894: 'Please enter your 4-digit PIN.', // authored
    898: 'Please enter your 4-digit PIN.', // authored
  },
};
export type HostedFieldMessages = typeof hostedFieldMessages;
