/** What a message on the screen claims about an operation. */
export type Claim = 'done' | 'failed' | 'open';

// Literal texts of the specification and of the authors. All other messages claim a failure.
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

/** Returns what a message claims, as a shopper understands it. */
export function claimOf(words: string): Claim {
  if (DONE.some((done) => words.startsWith(done))) return 'done';
  return OPEN.some((open) => words.startsWith(open)) ? 'open' : 'failed';
}

/**
 * A difference between messages and the stored truth: one of the three below, or one that a subject names.
 */
export type Lie = string;

/** Compares the last message about an operation with how often it happened. */
export function lieIn(words: string, effects: number): Lie | undefined {
  if (effects > 1) return 'doubled';
  const claim = claimOf(words);
  if (claim === 'done' && effects === 0) return '"done" that is not';
  return claim === 'failed' && effects === 1 ? '"failed" that happened' : undefined;
}
