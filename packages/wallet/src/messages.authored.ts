/**
 * Wordings that the specification leaves open, kept together so that an owner can replace them in one place.
 * The features' own `messages.ts` take them from here.
 */
export const authored = {
  noBankCardOnConfirm: 'Please add a credit or debit card to proceed with the order.',
  expiredOnConfirm: 'This payment method is expired. Please select a different payment method.',
  noBankCardInBox: 'Add a credit or debit card to pay for your order.',
  addressLoadFailed: 'There has been an error loading your address. Please try again by clicking Retry.',
  hostedFieldsFailed: 'We couldn’t load the secure card form. Check your connection and try again.',
  broken: 'Something went wrong while showing your wallet. Nothing was changed.',
  secureForm: 'Entered on a secure page. The shop never sees your card number.',
  unconfirmed:
    'We couldn’t confirm that your card was added. Press Submit again: your card won’t be added twice.',
};
