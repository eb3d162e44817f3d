import { describe, expect, it } from 'vitest';
import { checkoutForTests } from '../../testing/checkout-for-tests.ts';
import { instructionsFrom, instructionsOf, isTooLong, maxCharacters } from './rules.ts';

const [line] = checkoutForTests().lines;
if (!line) throw new Error('There is no line.');
const everybody = checkoutForTests();
const restricted = checkoutForTests({ lines: [line, { ...line, isAgeRestricted: true }] });
const adult = checkoutForTests({ dateOfBirth: '1990-01-31' });
const nothing = { words: '', isAtDoor: false, isQuiet: false };

it.each([
  ['nothing', nothing, '', 'Standard'],
  ['words', { ...nothing, words: '  Side gate ' }, 'Side gate', 'Standard'],
  ['a door', { ...nothing, isAtDoor: true }, '', 'Contactless'],
  ['a bell', { ...nothing, isQuiet: true }, 'Don’t ring the bell.', 'Standard'],
  [
    'all of it',
    { words: 'Side gate', isAtDoor: true, isQuiet: true },
    'Side gate Don’t ring the bell.',
    'Contactless',
  ],
])('sends %s, and reads it back [C-4.20] [C-4.21]', (_what, typed, instructions, deliveryType) => {
  const sent = instructionsFrom(typed, everybody);
  expect(sent).toEqual({ instructions, deliveryType });
  expect(instructionsOf(checkoutForTests(sent))).toEqual({ ...typed, words: typed.words.trim() });
});

describe('leave at my door', () => {
  it.each([
    ['with something that is not sold to everybody', restricted],
    ['for a buyer who gave a date of birth', adult],
  ])('is not available for an order %s [C-4.20]', (_what, checkout) => {
    expect(instructionsFrom({ ...nothing, isAtDoor: true }, checkout).deliveryType).toBe('Standard');
  });
});

it.each([
  [128, false, false],
  [129, false, true],
  [107, true, false],
  [108, true, true],
])('checks %i characters with a quiet bell %s: too long %s [C-5.7] [C-9.1]', (length, isQuiet, isLong) => {
  const typed = { ...nothing, words: 'x'.repeat(length), isQuiet };
  expect(isTooLong(typed)).toBe(isLong);
  expect(instructionsFrom(typed, everybody).instructions.length > 128).toBe(isLong);
  expect(maxCharacters(typed)).toBe(isQuiet ? 107 : 128);
});
