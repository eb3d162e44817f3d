import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addGiftCardMessages } from './messages.ts';
import { formatGiftNumber, formatGiftPin, giftDigits, giftNumberProblem, giftPinProblem } from './rules.ts';

const NUMBER = '9999990000000001000';

describe('a gift card number', () => {
  it.each([
    ['', ''],
    ['9', '9'],
    ['9999990000', '9999990000'],
    ['99999900000', '9999990000-0'],
    ['9999990000000', '9999990000-000'],
    ['99999900000000', '9999990000-000-0'],
    ['9999990000000001', '9999990000-000-001'],
    ['99999900000000010', '9999990000-000-001-0'],
    [NUMBER, '9999990000-000-001-000'],
    ['9999 9900 0000 0001 000', '9999990000-000-001-000'],
    [`${NUMBER}42`, '9999990000-000-001-000'],
  ])('formats %j as %j [W-5.10] [W-9.4] [C-5.6]', (typed, shown) => {
    expect(formatGiftNumber(typed)).toBe(shown);
    expect(shown.length).toBeLessThanOrEqual(22);
  });

  it('keeps its digits when formatted and is stable when formatted again [W-5.10]', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const shown = formatGiftNumber(typed);
        expect(giftDigits(shown)).toBe(giftDigits(typed));
        expect(formatGiftNumber(shown)).toBe(shown);
      }),
    );
  });

  it.each([
    ['', 'Card Number is a required field.'],
    ['- -', 'Card Number is a required field.'],
    [NUMBER.slice(1), 'Card Number must be exactly 19 characters long.'],
    [`${NUMBER}0`, 'Card Number must be exactly 19 characters long.'],
  ])('rejects %j: %s [W-5.10] [C-5.6]', (typed, words) => {
    const problem = giftNumberProblem(typed);
    expect(problem && addGiftCardMessages[problem]).toBe(words);
  });

  it('accepts nineteen digits with or without dashes [W-5.10]', () => {
    expect(giftNumberProblem(NUMBER)).toBeUndefined();
    expect(giftNumberProblem(formatGiftNumber(NUMBER))).toBeUndefined();
  });
});

describe('a gift card PIN', () => {
  it.each([
    ['1a2b', '12'],
    ['12 34', '1234'],
    ['12345', '1234'],
  ])('keeps at most four digits: %s becomes %s [W-5.11] [C-5.6] [C-9.2]', (typed, left) => {
    expect(formatGiftPin(typed)).toBe(left);
  });

  it.each([
    ['', 'PIN is a required field.'],
    ['123', 'PIN must be exactly 4 characters long.'],
    ['12345', 'PIN must be exactly 4 characters long.'],
    ['12a4', 'PIN must be exactly 4 characters long.'],
    ['  ', 'PIN is a required field.'],
    ['a1111', 'PIN must be exactly 4 characters long.'],
    ['1111a', 'PIN must be exactly 4 characters long.'],
  ])('rejects %j: %s [W-5.11] [C-5.6]', (typed, words) => {
    const problem = giftPinProblem(typed);
    expect(problem && addGiftCardMessages[problem]).toBe(words);
  });

  it('accepts four digits [W-5.11]', () => {
    expect(giftPinProblem('1111')).toBeUndefined();
    expect(giftPinProblem(' 1111 ')).toBeUndefined();
  });
});
