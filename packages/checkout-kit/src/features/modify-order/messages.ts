/** Changing an order that was placed. */
export const modifyOrderMessages = {
  // [C-2.29]
  title: 'Complete your order',
  /** {number} is what shoppers know the order by. */
  changing: 'You are changing Order #{number}', // authored
  stays: 'It stays as it was until you submit.', // authored
  changes: 'Your changes', // authored
  noChanges: 'Nothing is different from your order yet.', // authored
  added: 'Added', // authored
  removed: 'Removed', // authored
  /** {count} is how much there is now and {was} how much there was. */
  changed: '{count}, was {was}', // authored
  payingWith: 'Paying With',
  original: 'Original', // authored
  sameCards: 'Changes use the original payment method', // authored
  pinAsked: 'PIN asked when you submit', // authored
  summary: 'Order summary', // authored
  originalTotal: 'Original total', // authored
  newTotal: 'New total', // authored
  difference: 'Difference', // authored
  noPromos: 'Promo codes can’t be added to an order that was placed.', // authored
  tip: 'Tip',
  tipNote: 'Tips are always optional and can be changed after delivery.',
  // Once the changes were taken.
  savedTitle: 'Modifications Saved',
  saved: 'Your changes are in your order.', // authored
  // [C-4.19]
  partial:
    'We received and are working on your order modifications. However, a minor error occurred during processing...',
  confirm: 'Confirm',
  confirming: 'Confirming', // authored
  confirmFailed: 'There was a problem, please try again.',
  // It is too late.
  /** {number} is what shoppers know the order by. */
  order: 'Order #{number}', // authored
  tooLateStays: 'Your original order stays as it was.', // authored
  viewOrder: 'View Order', // authored
};
export type ModifyOrderMessages = typeof modifyOrderMessages;
