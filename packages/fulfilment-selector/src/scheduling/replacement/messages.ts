import { replacements as authored } from '../../authored/scheduling.ts';

/** The drawer of what cannot be had. */
export const replacementMessages = {
  ...authored,
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
