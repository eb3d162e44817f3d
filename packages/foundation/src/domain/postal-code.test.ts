import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressFrom, addressProblems, addressRules } from './address-rules.ts';
import { canonicalPostalCode } from './postal-code.ts';
import { regions } from './regions.ts';

const { account } = addressRules;
const offered = regions().filter(({ kind }) => account.kinds.includes(kind));
const regionOf = (country: 'US' | 'CA') =>
  fc.constantFrom(...offered.filter((region) => region.country === country).map(({ code }) => code));

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
const letter = fc.stringMatching(/^[A-Za-z]$/);
const us = fc.tuple(digits(5), fc.constantFrom('', '-', '/'), fc.option(digits(4), { nil: '' }));
const ca = fc.tuple(letter, digits(1), letter, fc.constantFrom('', ' '), digits(1), letter, digits(1));

const entryIn = (region: string, postalCode: string) => ({
  street: '9 New Street',
  unit: '',
  locality: 'Somewhere',
  region,
  postalCode,
});
const problemOf = (region: string, postalCode: string) =>
  addressProblems(entryIn(region, postalCode), account).postalCode;

describe('a postal code of an account', () => {
  it('of five or nine digits is valid in every state, and normalized to one form [A-5.5] [A-5.6]', () => {
    fc.assert(
      fc.property(us, regionOf('US'), ([five, between, four], region) => {
        const typed = four === '' ? five : `${five}${between}${four}`;
        expect(problemOf(region, typed)).toBeUndefined();
        const { postalCode, countryCode } = addressFrom(entryIn(region, typed));
        expect([postalCode, countryCode]).toEqual([four === '' ? five : `${five}-${four}`, 'US']);
      }),
    );
  });

  it('of alternating letters and digits is valid in every province, and normalized to capitals with a space [A-5.5] [A-5.6]', () => {
    fc.assert(
      fc.property(ca, regionOf('CA'), ([a, b, c, between, ...rest], region) => {
        const typed = `${a}${b}${c}${between}${rest.join('')}`;
        expect(problemOf(region, typed)).toBeUndefined();
        const { postalCode, countryCode } = addressFrom(entryIn(region, typed));
        const whole = `${a}${b}${c} ${rest.join('')}`.toUpperCase();
        expect([postalCode, countryCode]).toEqual([whole, 'CA']);
      }),
    );
  });

  it('of one country is invalid in the other [A-5.5]', () => {
    fc.assert(
      fc.property(us, ca, regionOf('US'), regionOf('CA'), ([five], letters, state, province) => {
        expect(problemOf(province, five)).toBe('invalid');
        expect(problemOf(state, letters.join(''))).toBe('invalid');
      }),
    );
  });

  it('does not change when it is normalized again', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          us.map((all) => all.join('')),
          ca.map((all) => all.join('')),
        ),
        (text) => {
          const once = canonicalPostalCode(text);
          expect(canonicalPostalCode(once)).toBe(once);
        },
      ),
    );
  });

  it('is rejected when it has neither form or more than ten characters [A-5.5] [A-9.1]', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 14 }), fc.constantFrom('OH', 'ON'), (text, region) => {
        const typed = text.trim();
        const pattern = region === 'OH' ? /^\d{5}([-/]?\d{4})?$/ : /^[a-z]\d[a-z][ -]?\d[a-z]\d$/i;
        const isFine = pattern.test(typed);
        const refused = typed === '' ? ['required'] : ['invalid', 'tooLong'];
        expect(isFine ? [undefined] : refused).toContain(problemOf(region, typed));
      }),
    );
  });
});
