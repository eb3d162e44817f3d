/** Texts of submitting an order, and of the outcomes. */
export const submitMessages = {
  /** {modality} is Pickup or Delivery. */
  place: 'Place your {modality} Order',
  total: 'Total',
  submitting: 'Placing your order', // authored
  // [C-2.29]
  submitChanges: 'Submit Modified Order',
  newTotal: 'New total', // authored
  submittingChanges: 'Submitting your changes', // authored
  pinNoteChanges: '4 digits. Your changes are submitted after this.', // authored
  /** Shown below the PIN field. */
  pinNote: '4 digits. Your order is placed after this.', // authored
  early: 'Loading your cards', // authored
  // Why the order cannot be placed yet.
  phoneNumber: 'Phone number is required',
  firstName: 'First name is required',
  lastName: 'Last name is required',
  time: 'You must have a time selected.',
  paymentMethodId: 'Please add a credit or debit card to proceed with the order.',
  cards: 'We couldn’t load your cards.', // authored
  expiredCard: 'This payment method is expired. Please select a different payment method.',
  snapAmount: 'Please check the amount for your SNAP EBT card.', // authored
  pinForm: 'We couldn’t open the form for your PIN. Please try again.', // authored
  terms:
    "To continue, You must accept that your grocery order will be made by your store's fulfillment provider by clicking the checkbox.",
  partnerTerms: 'You must agree to the Instacart Terms of Service to place your order.',
  // Why the order was not placed.
  title: 'Processing Error',
  generic: "We're having trouble processing your order. Please try again.",
  declined:
    'Your card was declined. Please check your card information or use a different card. If this issue continues, please contact your bank.',
  unsupported: 'We are currently not accepting this payment type. Please select a different form of payment.',
  paymentsMissing: 'Please refresh page and try again.',
  /** Appended to a message; {code} is the code that customer service asks for. */
  errorCode: 'Error Code: {code}', // authored
  session: 'Your session has expired.',
  age: 'You have age restricted items in your cart.',
  pinInvalid: 'We were unable to verify your PIN. Please try again.',
  pinLocked: 'Too Many PIN Attempts',
  offline: 'You appear to be offline. Please restore network connectivity to continue.',
  unsaved: 'Your last change may not be saved, so your order wasn’t sent. Please check it.', // authored
  notDoneTitle: 'Your order was not placed', // authored
  notDone: 'Nothing was charged. You can place it now; everything below is as you left it.', // authored
  // Why the changes were not made.
  fallout:
    "There's an issue with one or more items you tried to add. We still have your original order, but can't complete your modify request. Error Code: MF422",
  tooLate: "We're working on your order now! Since it will be ready soon, you can no longer make changes.",
  modifyMissing: 'Modify checkout not found.',
  notDoneChangesTitle: 'Your changes were not made', // authored
  notDoneChanges: 'Your order is as it was. You can submit your changes again; they are below.', // authored
  checkingChangesTitle: 'We’re checking your changes', // authored
  // The order was changed elsewhere.
  conflicted: 'Your order has been updated on another device. Please refresh and try again.',
  refresh: 'Refresh', // authored
  // The order's time has expired.
  timedOutTitle: 'Order Timed Out',
  // [C-8.4]
  timedOut: 'Your order has expired. Please return to the scheduling page.',
  backToCheckout: 'Back to Checkout',
  // It is not known yet whether the order was placed.
  checkingTitle: 'We’re checking your order', // authored
  checking:
    'We haven’t had an answer about your order yet. We’re finding out what became of it, so that it isn’t placed twice.', // authored
  keepOpen: 'You don’t have to do anything.', // authored
  slowTitle: 'This is taking longer than usual', // authored
  /** {email} is the address that the confirmation is sent to. */
  slow: 'If the order was placed, it is in your purchases and a confirmation goes to {email}. It is safe to close this page.', // authored
  slowNoEmail: 'If the order was placed, it is in your purchases. It is safe to close this page.', // authored
  checkAgain: 'Check Again', // authored
  viewPurchases: 'View My Purchases', // authored
  /** {phone} is customer service's phone number. */
  call: 'Questions? Call {phone}', // authored
};
export type SubmitMessages = typeof submitMessages;
