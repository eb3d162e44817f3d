/** What a sentence on the screen says of what the shopper wanted done. */
export type Claim = 'done' | 'failed' | 'open';

// As the specification and the authors have them, letter for letter; everything else says that it failed.
const DONE = [
  'Card Added!',
  'Card Edited!',
  'Card Deleted!',
  'Card Updated!',
  'The form has closed.',
  'Address successfully deleted',
  'Your address has been created.',
  'Your address has been updated.',
  'Your address has been removed.',
  'Your preferred store was successfully updated.',
  'Saved',
  // A preference that is on once the phone has confirmed it.
  'Please check your phone for further instructions.',
  'The tip is set.',
  'Thank you, your ',
];
const OPEN = [
  'We couldn’t confirm',
  'Placing your order',
  'We’re checking your order',
  "We're sorry, we are currently experiencing technical difficulties. Please try again...",
];

/** Reads a sentence as a shopper does. */
export function claimOf(words: string): Claim {
  if (DONE.some((done) => words.startsWith(done))) return 'done';
  return OPEN.some((open) => words.startsWith(open)) ? 'open' : 'failed';
}

/** Where words and truth part: one of the three below, or something that a subject has a name for. */
export type Lie = string;

/** Compares the last words on an operation with how often it happened. */
export function lieIn(words: string, effects: number): Lie | undefined {
  if (effects > 1) return 'doubled';
  const claim = claimOf(words);
  if (claim === 'done' && effects === 0) return '"done" that is not';
  return claim === 'failed' && effects === 1 ? '"failed" that happened' : undefined;
}
