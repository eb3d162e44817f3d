import { cardMessages } from '../messages.ts';

// [W-5.25] to [W-5.27]
/** Texts of the notices in the list. */
export const noticeMessages = {
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
  snapBackup:
    'To add a SNAP EBT card to your order, please first add a credit or debit card as your backup payment method.', // authored
  giftBackup:
    'To add gift cards to your order, please first add a credit or debit card as your backup payment method.',
  noBankCard: 'Please add a credit or debit card to proceed with the order.', // authored
  expired: 'This payment method is expired. Please select a different payment method.', // authored
  preferFailed: 'We couldn’t change your preferred card. Please try again.', // authored
  preferUnconfirmed: 'We couldn’t confirm your preferred card. Please try again.', // authored
  cardGone: 'This card is no longer in your wallet. Please choose another one.', // authored
  timeout: cardMessages.timeout,
  giftBalanceFailed: "We couldn't retrieve your gift card's balance. Please try again.",
  sessionExpired: cardMessages.sessionExpired,
};
export type NoticeMessages = typeof noticeMessages;
