import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountProblem, amountText, bindingCap, computedProblem, typedCents } from './snap-rules.ts';

describe('an amount for SNAP', () => {
  it.each([
    ['', undefined],
    ['$', undefined],
    ['0', 0],
    ['4', 4],
    ['40', 40],
    ['0.400', 400],
    ['40.000', 40_000],
    ['1,234.56', 123_456],
    ['abc12', 12],
    ['000.07', 7],
    ['12,345,678,901.00', 123_456_789],
  ])('is parsed from "%s" as %s cents [C-5.13]', (typed, cents) => expect(typedCents(typed)).toBe(cents));

  it('is shown empty when there is none', () => expect(amountText(undefined)).toBe(''));

  it('shifts to the left as digits are typed, and parses back to the same cents [C-5.13]', () => {
    fc.assert(
      fc.property(fc.nat({ max: 99_999_999 }), (cents) => {
        const shown = [...String(cents)].reduce((text, digit) => amountText(typedCents(text + digit)), '');
        expect(shown).toBe((cents / 100).toFixed(2));
        expect(typedCents(shown)).toBe(cents);
      }),
    );
  });

  it.each([
    ['none', undefined, 1, 6120, { kind: 'required' }],
    ['nothing', 0, 1, 6120, { kind: 'least', limit: 1 }],
    ['a cent', 1, 1, 6120, undefined],
    ['less than was authorized', 1999, 2000, 6120, { kind: 'least', limit: 2000 }],
    ['as much as was authorized', 2000, 2000, 6120, undefined],
    ['as much as it may be', 6120, 1, 6120, undefined],
    ['a cent more', 6121, 1, 6120, { kind: 'most', limit: 6120 }],
    ['nothing where a limit is missing', 0, 0, 6120, { kind: 'least', limit: 1 }],
  ] as const)(
    'is checked when it is %s: %s within %s to %s [C-5.13] [C-9.3]',
    (_what, amount, least, most, problem) => expect(amountProblem(amount, { least, most })).toEqual(problem),
  );

  it.each([
    ['nothing', 0, 6120, { kind: 'least', limit: 1 }],
    ['nothing, where nothing is left to pay', 0, 0, undefined],
    ['as much as it may be', 6120, 6120, undefined],
    ['more than the card has', 6120, 50, { kind: 'most', limit: 50 }],
  ] as const)('that the service computed is checked when it is %s [C-5.13]', (_what, amount, most, problem) =>
    expect(computedProblem(amount, most)).toEqual(problem),
  );

  it.each([
    ['the items', 6120, 9000, 'eligible'],
    ['the items, of a card that nobody knows the balance of', 6120, undefined, 'eligible'],
    ['the card', 5000, 5000, 'balance'],
    ['what is left to pay', 3000, 9000, 'rest'],
  ] as const)('is limited by %s', (_what, most, balance, cap) =>
    expect(bindingCap(most, { cost: { ebtTotal: 6120 }, balance })).toBe(cap),
  );
});
