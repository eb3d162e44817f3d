// Wordings that the specification leaves open, kept together so that an owner can replace them in one place.
// Each is a constant of its own, so that a screen loads the ones it shows.

export const noBankCardOnConfirm = 'Please add a credit or debit card to proceed with the order.';
export const expiredOnConfirm = 'This payment method is expired. Please select a different payment method.';
export const showAllCards = 'Show all {count} cards';
export const showFewerCards = 'Show fewer cards';
export const noBankCardInBox = 'Add a credit or debit card to pay for your order.';
export const snapBackup =
  'To add a SNAP EBT card to your order, please first add a credit or debit card as your backup payment method.';
export const coveredByGift = 'Your gift cards already cover the order total.';
export const coveredBySnap = 'Your SNAP EBT card already covers the order total.';
export const addressLoadFailed =
  'There has been an error loading your address. Please try again by clicking Retry.';
export const hostedFieldsFailed =
  'We couldn’t load the secure card form. Check your connection and try again.';
export const pinFieldFailed = 'We couldn’t load the secure PIN form. Check your connection and try again.';
export const pinInvalid = 'Please enter your 4-digit PIN.';
export const broken = 'Something went wrong while showing your wallet. Nothing was changed.';
export const secureForm = 'Entered on a secure page. The shop never sees your card number.';
export const securePin = 'Entered on a secure page. The shop never sees your PIN.';
export const editFailed =
  "We're sorry, but we weren't able to update your card. Please try again. If the problem persists, please contact Customer Service at {phone}.";
export const preferFailed = 'We couldn’t change your preferred card. Please try again.';
export const tooMany = 'There were too many tries. Please wait a few minutes and try again.';
export const unconfirmed =
  'We couldn’t confirm that your card was added. Press the button again: your card won’t be added twice.';
export const unconfirmedChange =
  'We couldn’t confirm that your change was saved. Press the button again to make sure.';
