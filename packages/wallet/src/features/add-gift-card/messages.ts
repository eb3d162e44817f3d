// [W-2.38] to [W-2.41]
/** Texts of the gift card form. */
export const addGiftCardMessages = {
  title: 'Add Gift Card',
  back: 'Back',
  number: 'Card Number',
  pin: 'PIN',
  info: 'Keep your gift card! You will need it for any refunds or additional charges.',
  confirm: 'Confirm',
  numberRequired: 'Card Number is a required field.',
  numberLength: 'Card Number must be exactly 19 characters long.',
  pinRequired: 'PIN is a required field.',
  pinLength: 'PIN must be exactly 4 characters long.',
};
export type AddGiftCardMessages = typeof addGiftCardMessages;
