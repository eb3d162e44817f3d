import { addressProblems, addressRules } from '@grocer/foundation/domain';
import type { AddressEntry, AddressField, SavedAddress } from '@grocer/foundation/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { errorMessages } from '../errors/messages.ts';
import { updateAddressMessages as text } from '../../features/billing-address/update-address-messages.ts';
import { billingProblem, defaultAddress, isValidAddress, shownAddresses, withSaved } from './rules.ts';

const fieldProblem = (field: AddressField, entry: AddressEntry) =>
  addressProblems(entry, addressRules.wallet)[field];
const good = {
  street: '1014 Vine St',
  unit: '',
  locality: 'Cincinnati',
  region: 'OH',
  postalCode: '45202',
  countryCode: 'US' as const,
};
const problem = (field: AddressField, value: string, more: Partial<typeof good> = {}) =>
  fieldProblem(field, { ...good, ...more, [field]: value });

describe('a billing address', () => {
  it.each<[string, string | undefined]>([
    ['', 'required'],
    ['   ', 'required'],
    ['x'.repeat(100), undefined],
    ['x'.repeat(101), 'tooLong'],
    ["12 O'Hara Ave. #4 @ 5% & co \\ / -", undefined],
    ['<script>', 'invalid'],
    ['1 Main St; DROP', 'invalid'],
    ['Straße 5', undefined],
  ])('validates the street %j: %s [W-5.3] [W-9.3]', (street, why) =>
    expect(problem('street', street)).toBe(why),
  );

  it.each<[string, string | undefined]>([
    ['', undefined],
    ['Apt 2', undefined],
    ['x'.repeat(100), undefined],
    ['x'.repeat(101), 'tooLong'],
  ])('validates the unit %j: %s [W-5.4]', (unit, why) => expect(problem('unit', unit)).toBe(why));

  it.each<[string, string | undefined]>([
    ['', 'required'],
    ['x'.repeat(50), undefined],
    ['x'.repeat(51), 'tooLong'],
    ['Winston-Salem', undefined],
    ['Montréal', undefined],
    ['Town & Country', 'invalid'],
  ])('validates the city %j: %s [W-5.5] [W-9.3]', (city, why) => expect(problem('locality', city)).toBe(why));

  /** All printable ASCII characters, which a US keyboard can type. */
  const KEYS = Array.from({ length: 95 }, (_, key) => String.fromCodePoint(key + 32));

  it.each([
    ['street', '!"$()*+,:;<=>?[]^_`{|}~', 'W-5.3'],
    ['locality', `!"#$%&'()*+,.:;<=>?@[]^_\`{|}~`, 'W-5.5'],
  ] as const)('accepts every key in its %s except %s [%s]', (field, refused, _clause) =>
    expect(KEYS.filter((key) => problem(field, `A${key}B`) === 'invalid').join('')).toBe(refused),
  );

  it('requires a state [W-5.6]', () => {
    expect(problem('region', '')).toBe('required');
    expect(problem('region', 'OH')).toBeUndefined();
  });

  it.each<[string, string, string | undefined]>([
    ['', 'OH', 'required'],
    ['   ', 'OH', 'required'],
    [' 45202 ', 'OH', undefined],
    ['45202', 'OH', undefined],
    ['45202-1234', 'OH', undefined],
    ['4520', 'OH', 'invalid'],
    ['45202-12', 'OH', 'invalid'],
    ['M5V 2T6', 'OH', 'invalid'],
    ['M5V 2T6', 'ON', undefined],
    ['45202', 'ON', 'invalid'],
  ])('validates the postal code %j in %s: %s [W-5.7]', (postalCode, region, why) =>
    expect(problem('postalCode', postalCode, { region })).toBe(why),
  );

  it('uses the specified messages [W-5.3] [W-5.5] [W-5.6] [W-5.7]', () => {
    expect(text).toMatchObject({
      streetRequired: 'Address is a required field.',
      streetTooLong: 'Maximum length for address fields is 100 characters.',
      streetInvalid: 'Address has invalid characters.',
      localityRequired: 'City is a required field.',
      localityTooLong: 'Maximum length for city field is 50 characters.',
      localityInvalid: 'City has invalid characters.',
      regionRequired: 'State/Province is a required field.',
      postalCodeRequired: 'Postal Code is a required field.',
      postalCodeInvalid: 'Please enter a valid postal code.',
    });
  });

  it('is valid exactly when no field has a problem [W-5.9]', () => {
    const words = fc.string({ maxLength: 120 });
    const drafts = fc.record({
      street: words,
      unit: words,
      locality: words,
      region: fc.constantFrom('', 'OH', 'ON'),
      postalCode: fc.oneof(words, fc.constantFrom('45202', 'M5V 2T6')),
    });
    const fields = ['street', 'unit', 'locality', 'region', 'postalCode'] as const;
    fc.assert(
      fc.property(drafts, (draft) => {
        const hasProblem = fields.some((field) => fieldProblem(field, draft) !== undefined);
        expect(isValidAddress(draft)).toBe(!hasProblem);
      }),
    );
    expect(isValidAddress(good)).toBe(true);
  });
});

const saved = (id: string, more: Partial<typeof good> = {}): SavedAddress => ({
  id,
  type: 'delivery',
  address: { ...good, ...more },
});

describe('the picked address', () => {
  it('is required and has to be valid [W-5.8] [W-5.9]', () => {
    const said = (picked: SavedAddress | undefined) => {
      const why = billingProblem(picked);
      return why && errorMessages[why];
    };
    expect(said(undefined)).toBe('Please select a billing address.');
    expect(said(saved('a', { street: '<b>' }))).toBe(
      "We're sorry, but your billing address has invalid characters. Please select a new address or edit your currently selected address to continue.",
    );
    expect(said(saved('a'))).toBeUndefined();
  });

  it('defaults to the card’s own address, or else to the first one [W-4.32]', () => {
    const list = [saved('a'), saved('b', { street: '9 Elm St' })];
    expect(defaultAddress(list, { ...good, street: '9 ELM ST ' })?.id).toBe('b');
    expect(defaultAddress(list, { ...good, street: '7 Oak St' })?.id).toBe('a');
    expect(defaultAddress(list, undefined)?.id).toBe('a');
    expect(defaultAddress([], good)).toBeUndefined();
  });

  it('is always among the three that a form shows', () => {
    const list = ['a', 'b', 'c', 'd', 'e'].map((id) => saved(id));
    const ids = (picked: string | undefined) => shownAddresses(list, picked).map(({ id }) => id);
    expect(ids(undefined)).toEqual(['a', 'b', 'c']);
    expect(ids('b')).toEqual(['a', 'b', 'c']);
    expect(ids('e')).toEqual(['a', 'b', 'e']);
    expect(ids('c')).toEqual(['a', 'b', 'c']);
    expect(ids('gone')).toEqual(['a', 'b', 'c']);
  });
});

describe('the addresses after one was saved', () => {
  const elm = saved('elm');
  const oak = saved('oak');
  const home: SavedAddress = { ...saved('home'), type: 'home' };
  const moved = saved('elm', { street: '9 Elm St' });
  it.each<[what: string, list: SavedAddress[], entry: SavedAddress, after: SavedAddress[]]>([
    ['have a new one last', [home, elm], oak, [home, elm, oak]],
    ['have a changed one in its place', [home, elm, oak], moved, [home, moved, oak]],
    ['have a new home first', [elm, oak], home, [home, elm, oak]],
    ['are that one alone, where there was none', [], elm, [elm]],
  ])('%s [W-4.31]', (_what, list, entry, after) => expect(withSaved(list, entry)).toEqual(after));
});
