// [W-2.12] to [W-2.16]
/** Texts about a card wherever it is shown, and about the list as a whole. */
export const cardMessages = {
  /** {expiry} is MM/YY. */
  expires: 'Exp. {expiry}',
  expired: 'Expired. Please update your payment info.',
  /** {amount} is money. */
  remaining: '{amount} Remaining',
  balanceFailed: 'Balance Error',
  checking: 'Checking the balance',
  /** {cardType} and {fulfillment} come from the host. */
  rejected: '{cardType} is not accepted for {fulfillment} at this time.',
  preferred: 'Preferred',
  /** For screen readers: {name} is a brand, or one of `kinds`. */
  cardName: '{name} ending in {lastFour}',
  /** Names of cards without a known network. */
  kinds: { gift: 'Gift card', snap: 'SNAP EBT', other: 'Card' },
  sessionExpired: 'It looks like your session has expired. Please log in again to continue.',
  timeout: "We're sorry, we are currently experiencing technical difficulties. Please try again...",
  loadFailed: 'There was a problem retrieving your cards, please retry...',
  loadFailedMembership:
    'There was a problem retrieving your cards. Please try again or contact Customer Service at {phone}.',
  broken: 'Something went wrong while showing your wallet.', // authored
  loading: 'Loading your cards',
  loadingForm: 'Loading the form',
  retry: 'Retry',
  close: 'Close',
};
export type CardMessages = typeof cardMessages;
