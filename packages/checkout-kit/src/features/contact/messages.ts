/** Texts of the contact. */
export const contactMessages = {
  title: 'Contact Information',
  edit: 'Edit Info',
  addPhone: 'Add your phone number',
  noName: 'No name yet', // authored
  textsOn: 'Texts on', // authored
  firstName: 'First Name',
  lastName: 'Last Name',
  phone: 'Phone',
  phoneHint: '(###) ###-####',
  smsOptIn: 'Text me updates about this order', // authored
  // [C-8.25]
  smsTerms:
    'Message frequency varies. Message and data rates may apply. Text STOP to end or HELP for help to the short code that messages come from.', // authored
  emailDeals: 'Email me deals and offers', // authored
  smsFailed:
    'Your contact information is saved, but we couldn’t change whether you get text updates. Please try again.', // authored
  // [C-8.21]
  dealsFailed: "We're having trouble updating your email preferences. Please try again later.",
  save: 'Save', // authored
  cancel: 'Cancel', // authored
  close: 'Close', // authored
  failed: 'We couldn’t save your contact information. Please try again.', // authored
  firstNameRequired: 'First Name is a required field',
  lastNameRequired: 'Last Name is a required field',
  phoneRequired: 'Phone is a required field',
  phonePattern: 'Phone must have 10 digits', // authored
  namePattern: 'Use letters, spaces, hyphens, apostrophes and periods only', // authored
};
export type ContactMessages = typeof contactMessages;
