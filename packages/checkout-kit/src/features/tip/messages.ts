/** Texts of the tip. */
export const tipMessages = {
  title: 'Tip',
  none: 'None',
  other: 'Other Amount',
  // [C-9.7]
  note: '100% of tips go to the delivery person. Tips are always optional and can be changed after delivery.',
  failed: 'Something went wrong when updating your tip amount. Please try again.',
  // [C-4.28]
  notTaken: 'N/A',
  noTip: 'This delivery has no tip.', // authored
  // [C-2.44]
  policyTitle: 'Tipping Policy',
  policy: 'The provider that brings this order does not take tips through us.', // authored
  // [C-1.5]
  /** {banner} is a banner with its own tipping policy. */
  ownPolicy: '{banner} takes no tips for orders that a provider brings.', // authored
  drawer: 'Custom Tip Amount',
  amount: 'Tip amount', // authored
  amountRequired: 'Enter an amount, such as 4.50', // authored
  /** {max} is an amount of money. */
  amountMost: 'The most you can tip here is {max}', // authored
  save: 'Save', // authored
  cancel: 'Cancel', // authored
  close: 'Close', // authored
};
export type TipMessages = typeof tipMessages;
