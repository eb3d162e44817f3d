import * as authored from '../authored/forms.ts';

// [W-5.16] to [W-5.24]
/** The words of the vault's fields, inside the frame and around it. */
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
  /** Two letters that stand for the digits of a month. */
  monthHint: 'MM',
  /** Two letters that stand for the last digits of a year. */
  yearHint: 'YY',
  cvv: 'CVV (3-4 digit code)',
  pin: 'SNAP EBT PIN',
  loading: 'Loading the secure card form',
  loadingPin: 'Loading the secure PIN form',
  failed: authored.hostedFieldsFailed,
  failedPin: authored.pinFieldFailed,
  retry: 'Retry',
  secure: authored.secureForm,
  securePin: authored.securePin,
  /** By code of the hosted fields; by code and reason where that says more. */
  codes: {
    871: 'Please enter a valid credit or debit card.',
    872: 'Card number too short.',
    '872-empty': authored.numberMissing,
    873: 'Card number too long.',
    874: 'Card number not numeric.',
    876: 'Please enter a valid credit or debit card.',
    881: 'Invalid CVV.',
    882: 'CVV too short.',
    '882-empty': authored.cvvMissing,
    883: 'CVV too long.',
    886: 'Expiration Date must be after the current date.',
    '886-empty': authored.dateMissing,
    '886-month': authored.monthWrong,
    893: authored.pinInvalid,
    894: authored.pinInvalid,
    898: authored.pinInvalid,
  },
};
export type HostedFieldMessages = typeof hostedFieldMessages;
