import { cardMessages } from '../../cards/messages.ts';

// [W-8.1] to [W-8.28]
/** Texts of the wallet's errors, by problem. */
export const errorMessages = {
  retry: 'Retry',
  addFailed:
    "We're sorry, but we weren't able to add your card. Please try again. If the problem persists, please contact Customer Service at {phone}.",
  editFailed:
    "We're sorry, but we weren't able to update your card. Please try again. If the problem persists, please contact Customer Service at {phone}.", // authored
  deleteFailed: 'There was a problem deleting your card, please try again...',
  preferFailed: 'We couldn’t change your preferred card. Please try again.', // authored
  saveAddressFailed: "We're sorry, but we weren't able to save your address. Please try again.",
  snapBalanceFailed: "We couldn't retrieve your SNAP EBT card balance. Please try again.",
  sessionExpired: cardMessages.sessionExpired,
  pinInvalid: 'Invalid PIN, please try again.',
  pinUnverified: 'We were unable to verify your PIN. Please try again.',
  pinLocked:
    'Your card has been locked due to too many incorrect PIN attempts. Use a different payment method or call the number on your card for assistance.',
  addressRefused:
    'There was an issue with your address, please verify your information. (Error code: RV62751)',
  issuerRefused: 'There was an issue with your card. Please contact your Card Issuer. (Error Code: RV32937)',
  giftCardEmpty: 'You cannot add a Gift Card with a $0 balance.',
  declined:
    "We're sorry, but your card has been declined. Please check all fields and try again. If the problem persists, please contact Customer Service at {phone}.",
  duplicate: 'The card you are trying to add is already in your wallet, please add a different card.',
  invalid:
    'Your payment information is invalid. Please check your card information, use a different card, contact your credit card provider, or contact Customer Service at {phone}',
  callUs: 'Please Contact the Customer Service Center at {phone} (Error Code: RV72632)',
  snapCardExists: 'You can only save one SNAP EBT card. To use a different EBT card, delete the current one.',
  giftCardLimit:
    'A maximum of 5 gift cards can be saved. To add a new gift card, you will need to delete another one.',
  cardAgain: 'Please enter your card again.', // authored
  codeAgain: 'Please enter your security code again.', // authored
  timeout: cardMessages.timeout,
  tooMany: 'There were too many tries. Please wait a few minutes and try again.', // authored
  tooManyUntil: 'There were too many tries. Please try again after {time}.', // authored
  unconfirmedAdd:
    'We couldn’t confirm that your card was added. Press the button again: your card won’t be added twice.', // authored
  unconfirmedChange: 'We couldn’t confirm that your change was saved. Press the button again to make sure.', // authored
  addressRequired: 'Please select a billing address.',
  addressInvalid:
    "We're sorry, but your billing address has invalid characters. Please select a new address or edit your currently selected address to continue.",
};
export type ErrorMessages = typeof errorMessages;
