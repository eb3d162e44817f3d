// Wordings of the forms that the specification leaves open. All of them are in this folder, by what loads together,
// so that an owner finds and replaces them in one place.

export const addressLoadFailed =
  'There has been an error loading your address. Please try again by clicking Retry.';
export const hostedFieldsFailed =
  'We couldn’t load the secure card form. Check your connection and try again.';
export const pinFieldFailed = 'We couldn’t load the secure PIN form. Check your connection and try again.';
export const pinInvalid = 'Please enter your 4-digit PIN.';
export const numberMissing = 'Please enter your card number.';
export const dateMissing = 'Please enter the expiration date.';
export const monthWrong = 'Please enter a month from 01 to 12.';
export const cvvMissing = 'Please enter your CVV.';
export const otherPayment = 'Use a Different Payment Method';
export const cardAgain = 'Please enter your card again.';
export const codeAgain = 'Please enter your security code again.';
export const secureForm = 'Entered on a secure page. The shop never sees your card number.';
export const securePin = 'Entered on a secure page. The shop never sees your PIN.';
export const editFailed =
  "We're sorry, but we weren't able to update your card. Please try again. If the problem persists, please contact Customer Service at {phone}.";
export const tooMany = 'There were too many tries. Please wait a few minutes and try again.';
export const tooManyUntil = 'There were too many tries. Please try again after {time}.';
export const unconfirmed =
  'We couldn’t confirm that your card was added. Press the button again: your card won’t be added twice.';
export const unconfirmedChange =
  'We couldn’t confirm that your change was saved. Press the button again to make sure.';
