// [F-2.42] to [F-2.44]
/** Texts for the address form and for the question before an address is removed. */
export const addressFormMessages = {
  titleAdd: 'Add Delivery Address',
  titleEdit: 'Edit Delivery Address',
  fields: {
    street: 'Street Address', // authored
    unit: 'Apt #, Suite (optional)', // authored
    locality: 'City (optional)', // authored
    region: 'State/Province (optional)', // authored
    postalCode: 'ZIP Code', // authored
    select: 'Select…', // authored
    streetRequired: 'Please enter a street address.', // authored
    localityRequired: 'Please enter a city.', // authored
    regionRequired: 'Please select a state or province.', // authored
    postalCodeRequired: 'Please enter a ZIP code.', // authored
    postalCodeInvalid:
      'Please enter a valid ZIP code, such as 45202 or 45202-1234, or postal code, such as K1A 0B1.', // authored
    streetTooLong: 'The street address must be {most} characters or fewer.', // authored
    unitTooLong: 'The apartment or suite must be {most} characters or fewer.', // authored
    localityTooLong: 'The city must be {most} characters or fewer.', // authored
    postalCodeTooLong: 'The ZIP code must be {most} characters or fewer.', // authored
    countries: { US: 'United States', CA: 'Canada' }, // authored
  },
  mailing: 'Make this my mailing address',
  save: 'Save Address', // authored
  saving: 'Saving…', // authored
  remove: {
    open: 'Remove Address', // authored
    title: 'Remove this address?', // authored
    text: '{address} will be removed from your address book.', // authored
    keep: 'Keep Address', // authored
    confirm: 'Remove Address', // authored
  },
  /** The same question as in the wallet. */
  leave: {
    title: 'Discard Changes?', // authored
    text: 'If you exit now, what you entered will not be saved. Do you want to discard your changes?', // authored
    keep: 'No, Keep Changes', // authored
    confirm: 'Yes, Discard Changes', // authored
  },
};
export type AddressFormMessages = typeof addressFormMessages;
