import { authored } from '../../messages.authored.ts';

/** The card list [W-2.3] to [W-2.20]. */
export const cardListMessages = {
  titleCheckout: 'Select Payment',
  titleMyWallet: 'Wallet',
  bank: 'Credit & Debit',
  snap: 'SNAP EBT',
  gift: 'Gift Card',
  addBank: 'Add Credit/Debit Card',
  confirm: 'Confirm',
  cancel: 'Cancel',
  close: 'Close',
  loading: 'Loading your cards',
  retry: 'Retry',
  broken: authored.broken,
  /** Shown where there is no card of the kind yet. */
  emptyBank: 'No credit or debit card yet.',
  emptySnap: 'No SNAP EBT card yet.',
  emptyGift: 'No gift card yet.',
  /** {expiry} is MM/YY. */
  expires: 'Exp. {expiry}',
  expired: 'Expired. Please update your payment info.',
  /** {amount} is money. */
  remaining: '{amount} Remaining',
  balanceUnknown: 'Balance not checked yet',
  preferred: 'Preferred',
  /** For screen readers: {name} is a brand. */
  cardName: '{name} ending in {lastFour}',
  loadFailed: 'There was a problem retrieving your cards, please retry...',
  loadFailedMembership:
    'There was a problem retrieving your cards. Please try again or contact Customer Service at {phone}.',
  added: 'Card Added!',
  addedText: 'Your card has been successfully added.',
};
