import * as authored from '../authored/addresses.ts';

/** What the views of addresses share. */
export const addressMessages = {
  mailing: 'Mailing Address',
  edit: 'Edit',
  editAddress: 'Edit Address',
  confirmAddress: 'Confirm Address',
  /** For screen readers: {action} is the button's text, {address} a street. */
  actionFor: '{action}, {address}',
  viewAll: 'View All Addresses',
  loadFailed: authored.loadFailed,
  retry: 'Try Again',
  saved: authored.saved,
  removed: authored.removed,
  currentRemoved: authored.currentRemoved,
  /** {modality} in other wordings. */
  modalities: { DELIVERY: 'Delivery', SHIP: 'Ship' },
  // [F-8.1] to [F-8.6]
  /** Why an address cannot be used. */
  troubles: {
    unverified: 'Our system was unable to verify this address. Please edit your address or enter a new one.',
    validation:
      "We're sorry, but something went wrong when trying to validate your address. Please try again.",
    closeMatch:
      'We found an address that closely matches what you entered. If this looks correct, select "Confirm Address". If not, go back to modify your original entry.',
    notValid: 'The address you entered is not valid. Please review the information entered.',
    /** {modality} is a way of shopping. */
    notEligible: 'The address you entered is not eligible for {modality}.',
    technical: authored.technical,
    tooMany: authored.tooMany,
    unconfirmed: authored.unconfirmed,
    unchanged: authored.unchanged,
    rewritten: authored.rewritten,
    gone: authored.gone,
    removeFailed: authored.removeFailed,
    removeUnconfirmed: authored.removeUnconfirmed,
  },
};
export type AddressMessages = typeof addressMessages;
