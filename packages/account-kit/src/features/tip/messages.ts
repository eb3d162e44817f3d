//
/** Texts of a tip that was not set. Apart from the others, since the page's first code has this action. */
export const tipTexts = {
  failed: 'Something went wrong when updating your tip amount. Please try again.',
  unconfirmed:
    'We couldn’t confirm that your tip was updated. Press the button again: it won’t be set twice.', // authored
};
