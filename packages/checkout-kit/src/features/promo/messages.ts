/** Texts of the promo codes. */
export const promoMessages = {
  add: 'Add a promo code',
  code: 'Promo code', // authored
  apply: 'Apply', // authored
  cancel: 'Cancel', // authored
  required: 'You must enter a promo code',
  failed:
    "Something went wrong and we weren't able to apply your promo code. Please try entering the code in again.",
  removeFailed: 'There was a problem removing the promo code from your order. Please try again.',
  /** {code} is the promo code. */
  remove: 'Remove {code}', // authored
  /** {code} is the promo code. */
  applied: 'Promo code {code} applied', // authored
  /** {code} is the promo code. */
  removed: 'Promo code {code} removed', // authored
  broken: 'We couldn’t open the form for a promo code. Please try again.', // authored
};
export type PromoMessages = typeof promoMessages;
