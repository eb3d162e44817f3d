import { accountTexts } from '../../errors/messages.ts';

// to
/** Texts of the address form and of the question after validation. */
export const addressFormMessages = {
  titleAdd: 'Add New Address',
  titleEdit: 'Edit Address',
  add: 'Add Address',
  update: 'Update Address',
  errors: 'Please check these fields', // authored
  checking: 'Checking…', // authored
  saving: 'Saving…', // authored
  loading: 'Loading your address', // authored
  back: 'Back to Address Book', // authored
  mailing: 'Use as my mailing address', // authored
  remove: 'Delete Address', // authored
  fields: {
    street: 'Street Address',
    unit: 'Apt #, Suite, etc.',
    locality: 'City',
    region: 'State/Province',
    postalCode: 'Postal Code',
    select: 'Select…', // authored
    countries: { US: 'United States', CA: 'Canada' }, // authored
    streetRequired: 'Street Address is required',
    localityRequired: 'City is required',
    regionRequired: 'State/Province is required',
    postalCodeRequired: 'Please enter a valid Postal Code',
    postalCodeInvalid: 'Please enter a valid Postal Code',
    streetTooLong: 'Street Address must be {most} characters or fewer', // authored
    unitTooLong: 'Apt #, Suite, etc. must be {most} characters or fewer', // authored
    localityTooLong: 'City must be {most} characters or fewer', // authored
  },
  verify: {
    title: 'Verify Your Address', // authored
    closeMatch: 'We found a close match. Which one should we save?', // authored
    suggested: 'Suggested',
    original: 'Original',
    /** For screen readers, after a part of the address that differs. */
    changed: '(changed)', // authored
    use: 'Use this address',
    edit: 'Edit',
    corrected: 'We corrected what you entered.', // authored
    confirm: 'Confirm Address',
    editAddress: 'Edit Address',
    unverified: accountTexts.address.unverified,
  },
};
export type AddressFormMessages = typeof addressFormMessages;
