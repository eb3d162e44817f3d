/** Whom to reach about an order. */
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
  smsTerms: 'Message frequency varies. Message and data rates may apply. Reply STOP to end or HELP for help.', // authored
  save: 'Save', // authored
  cancel: 'Cancel', // authored
  close: 'Close', // authored
  failed: 'We couldn’t save your contact information. Please try again.', // authored
  firstNameRequired: 'First Name is a required field',
  lastNameRequired: 'Last Name is a required field',
  phoneRequired: 'Phone is a required field',
  namePattern: 'Use letters, spaces, hyphens, apostrophes and periods only', // authored
};
export type ContactMessages = typeof contactMessages;
