import { describe, expect, it } from 'vitest';
import { addSnapCardMessages } from './messages.ts';
import { snapDigits, snapNumberProblem } from './rules.ts';

const LENGTH = 'Card Number must be at least 16 characters long and at most 19 characters long.';

describe('an EBT card number', () => {
  it.each([
    ['', 'Card Number is a required field.'],
    ['9'.repeat(15), LENGTH],
    ['9'.repeat(20), LENGTH],
    ['999900000000000x', LENGTH],
    ['x9999000000000000', LENGTH],
    ['9999000000000000x', LENGTH],
  ])('rejects %j: %s [W-5.12]', (typed, words) => {
    const problem = snapNumberProblem(typed);
    expect(problem && addSnapCardMessages[problem]).toBe(words);
  });

  it.each([16, 17, 18, 19])('accepts %i digits [W-5.12] [W-9.4]', (length) => {
    expect(snapNumberProblem('9'.repeat(length))).toBeUndefined();
  });

  it('keeps at most nineteen digits of a pasted number [W-5.12] [W-9.4]', () => {
    expect(snapDigits('9999 0000 0000 0000 004 55')).toBe('9999000000000000004');
    expect(snapDigits('9999-0000x')).toBe('99990000');
  });
});
