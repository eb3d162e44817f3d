// Wordings of the address book that the specification leaves open. All of them are in this folder, by what loads together,
// so that an owner finds and replaces them in one place.

export const loadFailed = 'We couldn’t load your addresses. Please try again.';
export const technical =
  "We're sorry, we are currently experiencing technical difficulties. Please try again later.";
export const tooMany = 'You’ve reached the maximum number of saved addresses. Remove one to add another.';
export const unconfirmed =
  'We couldn’t confirm that your address was saved. Press the button again: it won’t be saved twice.';
export const unchanged =
  'Your changes weren’t saved: your address book still has this address as it was. What you entered is still here; please try again.';
export const rewritten =
  'Your address book now has this address written differently from what you entered. Go back to see it there, or change it here and save it again.';
export const gone =
  'This address is no longer in your address book. What you entered is still here: press the button again to save it as a new address.';
export const removeUnconfirmed =
  'We couldn’t confirm that this address was removed. Press the button again to make sure.';
export const removeFailed = 'We couldn’t remove this address. Please try again.';
export const saved = 'Your address has been saved.';
export const removed = 'Address successfully deleted';
export const currentRemoved = 'The address you were shopping with has been deleted. Choose another one.';
export const chooseFirst = 'Select an address first.';
export const entered = 'You entered';
export const suggested = 'We suggest';
export const save = 'Save Address';
export const saving = 'Saving…';
export const fields = {
  street: 'Street Address',
  unit: 'Apt #, Suite (optional)',
  locality: 'City (optional)',
  region: 'State/Province (optional)',
  postalCode: 'ZIP Code',
  select: 'Select…',
  streetRequired: 'Please enter a street address.',
  localityRequired: 'Please enter a city.',
  regionRequired: 'Please select a state or province.',
  postalCodeRequired: 'Please enter a ZIP code.',
  postalCodeInvalid:
    'Please enter a valid ZIP code, such as 45202 or 45202-1234, or postal code, such as K1A 0B1.',
  streetTooLong: 'The street address must be {most} characters or fewer.',
  unitTooLong: 'The apartment or suite must be {most} characters or fewer.',
  localityTooLong: 'The city must be {most} characters or fewer.',
  postalCodeTooLong: 'The ZIP code must be {most} characters or fewer.',
};
/** As the wallet asks. */
export const leave = {
  title: 'Discard Changes?',
  text: 'If you exit now, what you entered will not be saved. Do you want to discard your changes?',
  keep: 'No, Keep Changes',
  confirm: 'Yes, Discard Changes',
};
export const remove = {
  open: 'Remove Address',
  title: 'Remove this address?',
  text: '{address} will be removed from your address book.',
  keep: 'Keep Address',
  confirm: 'Remove Address',
};
