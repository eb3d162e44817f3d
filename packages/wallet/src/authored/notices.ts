// Wordings of what is told on the list that the specification leaves open. All of them are in this folder, by what loads together,
// so that an owner finds and replaces them in one place.

export const noBankCardOnConfirm = 'Please add a credit or debit card to proceed with the order.';
export const expiredOnConfirm = 'This payment method is expired. Please select a different payment method.';
export const snapBackup =
  'To add a SNAP EBT card to your order, please first add a credit or debit card as your backup payment method.';
export const cardGone = 'This card is no longer in your wallet. Please choose another one.';
export const preferUnconfirmed = 'We couldn’t confirm your preferred card. Please try again.';
export const preferFailed = 'We couldn’t change your preferred card. Please try again.';
