// [W-2.4] to [W-2.19]
/** Texts of the list's sections and of the actions on a card. */
export const cardActionMessages = {
  bank: 'Credit & Debit',
  snap: 'SNAP EBT',
  gift: 'Gift Card',
  addBank: 'Add Credit/Debit Card',
  addSnap: 'Add SNAP EBT Card',
  addGift: 'Add Gift Card',
  /** Shown in a section without cards. */
  emptyBank: 'No credit or debit card yet.',
  emptySnap: 'No SNAP EBT card yet.',
  emptyGift: 'No gift card yet.',
  /** For screen readers: {card} is "Visa ending in 4242". */
  actionsOf: 'Actions for {card}',
  /** For screen readers: {action} is the button's text. */
  actionOn: '{action}, {card}',
  edit: 'Edit',
  delete: 'Delete',
  prefer: 'Make Preferred',
  checkBalance: 'Check Balance',
  retry: 'Retry',
  coveredByGift: 'Your gift cards already cover the order total.', // authored
  coveredBySnap: 'Your SNAP EBT card already covers the order total.', // authored
};
export type CardActionMessages = typeof cardActionMessages;
