/** Texts shared by the address views. */
export const addressMessages = {
  mailing: 'Mailing Address',
  edit: 'Edit',
  editAddress: 'Edit Address',
  confirmAddress: 'Confirm Address',
  /** For screen readers: {action} is the button's text, {address} a street. */
  actionFor: '{action}, {address}',
  viewAll: 'View All Addresses',
  loadFailed: 'We couldn’t load your addresses. Please try again.', // authored
  retry: 'Try Again',
  saved: 'Your address has been saved.', // authored
  removed: 'Address successfully deleted', // authored
  currentRemoved: 'The address you were shopping with has been deleted. Choose another one.', // authored
  /** {modality} in other texts. */
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
    /** {modality} is the name of a modality. */
    notEligible: 'The address you entered is not eligible for {modality}.',
    technical: "We're sorry, we are currently experiencing technical difficulties. Please try again later.", // authored
    tooMany: 'You’ve reached the maximum number of saved addresses. Remove one to add another.', // authored
    unconfirmed:
      'We couldn’t confirm that your address was saved. Press the button again: it won’t be saved twice.', // authored
    unchanged:
      'Your changes weren’t saved: your address book still has this address as it was. What you entered is still here; please try again.', // authored
    rewritten:
      'Your address book now has this address written differently from what you entered. Go back to see it there, or change it here and save it again.', // authored
    gone: 'This address is no longer in your address book. What you entered is still here: press the button again to save it as a new address.', // authored
    removeFailed: 'We couldn’t remove this address. Please try again.', // authored
    removeUnconfirmed:
      'We couldn’t confirm that this address was removed. Press the button again to make sure.', // authored
  },
};
export type AddressMessages = typeof addressMessages;
