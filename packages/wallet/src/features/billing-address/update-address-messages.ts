// [W-2.52] to [W-2.54]
/** Texts of the billing address form. */
export const updateAddressMessages = {
  titleAdd: 'Add Billing Address',
  titleEdit: 'Edit Billing Address',
  back: 'Back',
  street: 'Address',
  unit: 'Apt, Suite, etc. (Optional)',
  locality: 'City',
  region: 'State',
  select: 'Select...',
  postalCode: 'Postal Code',
  save: 'Save Address',
  saving: 'Saving...',
  streetRequired: 'Address is a required field.',
  streetTooLong: 'Maximum length for address fields is 100 characters.',
  streetInvalid: 'Address has invalid characters.',
  localityRequired: 'City is a required field.',
  localityTooLong: 'Maximum length for city field is 50 characters.',
  localityInvalid: 'City has invalid characters.',
  regionRequired: 'State/Province is a required field.',
  postalCodeRequired: 'Postal Code is a required field.',
  postalCodeInvalid: 'Please enter a valid postal code.',
};
export type UpdateAddressMessages = typeof updateAddressMessages;
