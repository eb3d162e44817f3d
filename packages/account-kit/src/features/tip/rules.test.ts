import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tipAmount, tipChoices, tipPayload, typedTip } from './rules.ts';

it('offers no tip, shares of the order, and another amount [A-9.2]', () => {
  expect(tipChoices(8412)).toEqual([
    { kind: 'none', amount: 0 },
    { kind: 'share', percent: 10, amount: 841 },
    { kind: 'share', percent: 15, amount: 1262 },
    { kind: 'share', percent: 20, amount: 1682 },
    { kind: 'other' },
  ]);
  expect(tipChoices(0).map(({ kind }) => kind)).toEqual(['none', 'other']);
  expect(tipChoices(1000, [5])).toContainEqual({ kind: 'share', percent: 5, amount: 50 });
});

describe('the amount of a tip [A-5.9]', () => {
  it.each([
    ['the chosen value', { kind: 'share', percent: 10, amount: 841 }, undefined, 841],
    ['the chosen value, whatever was typed before', { kind: 'none', amount: 0 }, 500, 0],
    ['the custom value where the other option is chosen', { kind: 'other' }, 500, 500],
    ['nothing known where that is empty', { kind: 'other' }, undefined, undefined],
  ] as const)('is %s', (_, choice, custom, amount) => expect(tipAmount(choice, custom)).toBe(amount));
});

it.each([
  ['12', 1200],
  ['$12.5', 1250],
  [' 12.62 ', 1262],
  ['0', 0],
  ['12.', 1200],
  ['12.625', undefined],
  ['-1', undefined],
  ['1e3', undefined],
  ['', undefined],
])('reads %j as %s cents [A-5.9]', (typed, cents) => expect(typedTip(typed)).toBe(cents));

it('builds the payload with its version and always two decimals [A-3.9] [A-5.9]', () => {
  expect(tipPayload('v1', 1200)).toEqual({ versionKey: 'v1', paymentDetails: { gratuityAmount: '12.00' } });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (cents) => {
      const { gratuityAmount } = tipPayload('v1', cents).paymentDetails;
      expect(gratuityAmount).toMatch(/^\d+\.\d\d$/);
      expect(typedTip(gratuityAmount)).toBe(cents);
    }),
  );
});
