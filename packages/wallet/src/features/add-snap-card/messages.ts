/** Texts of the SNAP EBT card form. */
export const addSnapCardMessages = {
  title: 'Add SNAP EBT Card',
  back: 'Back',
  number: 'Card Number',
  save: 'Save this card',
  confirm: 'Confirm',
  numberRequired: 'Card Number is a required field.',
  numberLength: 'Card Number must be at least 16 characters long and at most 19 characters long.',
};
export type AddSnapCardMessages = typeof addSnapCardMessages;
