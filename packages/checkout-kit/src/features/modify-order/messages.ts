/** Texts of modifying a placed order. */
export const modifyOrderMessages = {
  // [C-2.29]
  title: 'Complete your order',
  /** {number} is the order number. */
  changing: 'You are changing Order #{number}', // authored
  stays: 'It stays as it was until you submit.', // authored
  changes: 'Your changes', // authored
  noChanges: 'Nothing is different from your order yet.', // authored
  added: 'Added', // authored
  removed: 'Removed', // authored
  /** {count} is the new quantity, {was} the original one. */
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
  // Shown after the changes were saved.
  savedTitle: 'Modifications Saved',
  saved: 'Your changes are in your order.', // authored
  // [C-4.19]
  partial:
    'We received and are working on your order modifications. However, a minor error occurred during processing...',
  confirm: 'Confirm',
  confirming: 'Confirming', // authored
  confirmFailed: 'There was a problem, please try again.',
  // Shown when it is too late for changes.
  /** {number} is the order number. */
  order: 'Order #{number}', // authored
  tooLateStays: 'Your original order stays as it was.', // authored
  viewOrder: 'View Order', // authored
};
export type ModifyOrderMessages = typeof modifyOrderMessages;
