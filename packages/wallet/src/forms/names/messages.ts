/** Texts of the name on a card. */
export const nameMessages = {
  firstName: 'First name',
  lastName: 'Last name',
  firstNameRequired: 'First Name is a required field.',
  lastNameRequired: 'Last Name is a required field.',
  firstNameInvalid: 'Please enter a valid first name.',
  lastNameInvalid: 'Please enter a valid last name.',
  firstNameTooLong: 'Maximum length for name fields is 375 characters.',
  lastNameTooLong: 'Maximum length for name fields is 375 characters.',
};
export type NameMessages = typeof nameMessages;
