/** Texts of the drawer of unavailable items. */
export const replacementMessages = {
  title: 'Some items aren’t available at this time', // authored
  intro: 'Choose something similar, or go on without them.', // authored
  choose: 'Choose a replacement for {item}', // authored
  replacedBy: 'Replaced with {item}', // authored
  undo: 'Undo', // authored
  search: 'Search replacements', // authored
  previous: 'Previous similar items', // authored
  next: 'Next 4 similar items', // authored
  range: 'Items {from}–{to} of {total}', // authored
  loading: 'Loading similar items', // authored
  failed: 'We couldn’t confirm the change to your cart. Your replacements are kept; please try again.', // authored
  unavailable: 'Unavailable Item',
  similar: 'Similar Items',
  find: 'Find a Similar Item',
  continue: 'Continue to Payment',
  replace: 'Replace Item',
  back: 'Back',
  close: 'Close',
  pickFirst: 'Please select a similar item first.',
  similarFailed: 'There was a problem retrieving similar items. Please try again.',
  retry: 'Try Again',
  noneFound: 'No replacements found',
  noneSimilar: 'No similar items were found. Try searching for a replacement instead.',
};
export type ReplacementMessages = typeof replacementMessages;
