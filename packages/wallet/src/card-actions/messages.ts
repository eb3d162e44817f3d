import * as authored from '../messages.authored.ts';

/** The sections of the list, and what can be done with a card in them [W-2.4] to [W-2.19]. */
export const cardActionMessages = {
  bank: 'Credit & Debit',
  snap: 'SNAP EBT',
  gift: 'Gift Card',
  addBank: 'Add Credit/Debit Card',
  addSnap: 'Add SNAP EBT Card',
  addGift: 'Add Gift Card',
  /** Shown where there is no card of the kind yet. */
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
  added: 'Card Added!',
  addedText: 'Your card has been successfully added.',
  edited: 'Card Edited!',
  editedText: 'Your card has been successfully edited.',
  deleted: 'Card Deleted!',
  deletedText: 'Your card has been successfully removed.',
  preferred: 'Card Updated!',
  preferredText: 'Your preferred card has been updated.',
  snapLimit: 'You can only save one SNAP EBT card. To use a different EBT card, delete the current one.',
  giftLimit:
    'A maximum of 5 gift cards can be saved. To add a new gift card, you will need to delete another one.',
  snapBackup: authored.snapBackup,
  giftBackup:
    'To add gift cards to your order, please first add a credit or debit card as your backup payment method.',
  coveredByGift: authored.coveredByGift,
  coveredBySnap: authored.coveredBySnap,
  noBankCard: authored.noBankCardOnConfirm,
  expired: authored.expiredOnConfirm,
  preferFailed: authored.preferFailed,
  timeout: "We're sorry, we are currently experiencing technical difficulties. Please try again...",
};
export type CardActionMessages = typeof cardActionMessages;
