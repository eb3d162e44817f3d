import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Address } from './address.ts';
import {
  addressFrom,
  addressProblem,
  addressRules,
  ADDRESS_FIELDS,
  entryOf,
  takesPostalKey,
} from './address-rules.ts';
import type { AddressEntry, AddressField } from './address-rules.ts';
import { countryOf } from './country.ts';
import { regionCodeOf, regions, regionsOf } from './regions.ts';

const good: AddressEntry = {
  street: '1420 Juniper Street',
  unit: '',
  locality: 'Cincinnati',
  region: 'OH',
  postalCode: '45202',
};
const problem = (
  field: AddressField,
  more: Partial<AddressEntry>,
  surface: keyof typeof addressRules = 'selector',
) => addressProblem(field, { ...good, ...more }, addressRules[surface]);

describe('an address field', () => {
  it('is required by the selector for street and postal code, and by the account for city and region too [F-5.4]', () => {
    const empty: AddressEntry = { street: ' ', unit: '', locality: '', region: '', postalCode: '' };
    const missing = ADDRESS_FIELDS.filter((field) => problem(field, empty) === 'required');
    expect(missing).toEqual(['street', 'postalCode']);
    expect(ADDRESS_FIELDS.filter((field) => problem(field, empty, 'account') === 'required')).toEqual([
      'street',
      'locality',
      'region',
      'postalCode',
    ]);
  });

  it.each([
    ['street', 'selector', 40],
    ['unit', 'selector', 40],
    ['locality', 'selector', 40],
    ['street', 'account', 40],
    ['street', 'wallet', 100],
    ['unit', 'wallet', 100],
    ['locality', 'wallet', 50],
  ] as const)('for %s on the %s takes at most %i characters', (field, surface, most) => {
    expect(problem(field, { [field]: 'x'.repeat(most) }, surface)).toBeUndefined();
    expect(problem(field, { [field]: 'x'.repeat(most + 1) }, surface)).toBe('tooLong');
  });

  it('is checked as a postal code only when it is one', () => {
    for (const field of ['street', 'unit', 'locality'] as const)
      expect(problem(field, { [field]: 'Elm', postalCode: '4520' })).toBeUndefined();
    expect(problem('region', { region: 'a region of any length, which the form chose' })).toBeUndefined();
  });

  it.each([
    ['OH', '45202', undefined],
    ['OH', ' 45202-1234 ', undefined],
    ['OH', '45202/1234', undefined],
    ['OH', '452021234', undefined],
    ['MA', '02134', undefined],
    ['NY', '00501', undefined],
    ['OH', '4520', 'invalid'],
    ['OH', '45202-12', 'invalid'],
    ['OH', '45202--1234', 'tooLong'],
    ['OH', 'ABCDE', 'invalid'],
    ['ON', 'k1a0b1', undefined],
    ['ON', 'K1A-0B1', undefined],
    // Canada Post does not use this letter, but the service decides.
    ['ON', 'D1A 1A1', undefined],
    ['ON', '45202', 'invalid'],
    ['OH', 'K1A 0B1', 'invalid'],
    ['', 'k1a 0b1', undefined],
    ['', '45202', undefined],
    ['PR', '00901', undefined],
  ])('checks in %j the postal code %j: %s [F-5.4]', (region, postalCode, why) =>
    expect(problem('postalCode', { region, postalCode })).toBe(why),
  );
});

describe('typing a postal code', () => {
  it.each<[string, string, number, boolean]>([
    ['1', 'OH', 6, true],
    ['1', 'OH', 7, false],
    ['a', 'OH', 0, false],
    ['-', 'OH', 5, false],
    ['a', 'ON', 0, true],
    [' ', 'ON', 3, true],
    ['-', 'ON', 3, false],
    ['A', 'ON', 0, true],
    ['12', 'OH', 0, false],
    ['ab', 'ON', 0, false],
    ['Enter', 'ON', 0, false],
  ])('accepts the key %j in %s after %i characters: %s [W-5.7] [W-9.3]', (key, region, length, isTaken) =>
    expect(takesPostalKey(key, addressRules.wallet, { country: countryOf(region), length })).toBe(isTaken),
  );
});

const text = fc.string({ maxLength: 60 });
const address: fc.Arbitrary<Address> = fc
  .record({
    street: text,
    unit: text,
    locality: text,
    region: fc.constantFrom('', ...regions().map(({ code }) => code)),
    postalCode: fc.constantFrom('45202', '452021234', '02134', 'k1a0b1', 'K1A 0B1'),
    county: text,
  })
  .map((parts) => ({
    ...parts,
    countryCode:
      parts.region === '' && /^k/i.test(parts.postalCode) ? ('CA' as const) : countryOf(parts.region),
  }));

describe('an address that is loaded into a form', () => {
  it('is empty when there is none', () =>
    expect(entryOf(undefined)).toEqual({ street: '', unit: '', locality: '', region: '', postalCode: '' }));

  it('is unchanged when it is saved untouched, however long its parts are', () => {
    fc.assert(
      fc.property(address, (before) => {
        expect(addressFrom(entryOf(before), before)).toEqual(before);
      }),
    );
  });

  it('keeps its county until its postal code, city or region changes', () => {
    const before: Address = { ...good, countryCode: 'US', county: 'Hamilton' };
    expect(addressFrom({ ...good, street: '2 Oak St' }, before).county).toBe('Hamilton');
    for (const part of [{ postalCode: '43215' }, { locality: 'Dayton' }, { region: 'KY' }])
      expect(addressFrom({ ...good, ...part }, before)).not.toHaveProperty('county');
    expect(addressFrom({ ...good }, { ...good, countryCode: 'US' })).not.toHaveProperty('county');
  });

  it('keeps its county when the service wrote its state by name', () => {
    const before: Address = { ...good, region: 'Ohio', countryCode: 'US', county: 'Hamilton' };
    expect(addressFrom(entryOf(before), before)).toMatchObject({ region: 'OH', county: 'Hamilton' });
  });

  it('has its state selected when the service wrote it by name', () =>
    expect(entryOf({ ...good, region: 'Ontario', countryCode: 'CA' }).region).toBe('ON'));
});

describe('a typed address', () => {
  it.each([
    [
      { street: '  1 Oak   St ', postalCode: '452021234' },
      { street: '1 Oak St', postalCode: '45202-1234' },
    ],
    [
      { region: 'ON', postalCode: 'm5v-2t6' },
      { postalCode: 'M5V 2T6', countryCode: 'CA' },
    ],
    [{ region: 'YT' }, { countryCode: 'CA' }],
    [{ region: 'PR' }, { countryCode: 'US' }],
    [{ region: 'AE' }, { countryCode: 'US' }],
    [{ region: '', postalCode: 'm5v2t6' }, { countryCode: 'CA' }],
    [{ region: '' }, { countryCode: 'US' }],
  ])('is normalized from %o to %o [F-5.5]', (typed, expected) =>
    expect(addressFrom({ ...good, ...typed })).toMatchObject(expected),
  );
});

describe('the regions', () => {
  it('lie in the country that follows from their code [F-5.5]', () => {
    for (const { code, country } of regions()) expect([code, countryOf(code)]).toEqual([code, country]);
  });

  const codes = (surface: keyof typeof addressRules) =>
    regionsOf(addressRules[surface].kinds).map(({ code }) => code);

  it('include states, DC and provinces, and in the wallet the territories of Canada too', () => {
    expect(codes('selector')).toHaveLength(61);
    expect(codes('account')).toEqual(codes('selector'));
    expect(codes('wallet').filter((code) => !codes('selector').includes(code))).toEqual(['NT', 'NU', 'YT']);
  });

  it.each([
    ['Ontario', 'ON'],
    ['ohio', 'OH'],
    ['oh', 'OH'],
    ['Puerto Rico', 'PR'],
    ['Bavaria', 'Bavaria'],
    ['', ''],
  ])('are found by code and by name: %j is %j', (written, code) => expect(regionCodeOf(written)).toBe(code));
});
