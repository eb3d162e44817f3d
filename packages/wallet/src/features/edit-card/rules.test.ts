import type { EditedCard } from '@grocer/foundation/contract';
import type { Card } from '@grocer/foundation/domain';
import { describe, expect, it } from 'vitest';
import { cardLike } from '../../testing/card-like.ts';
import { descriptionOf } from '../../hosted-fields/describe.ts';
import { editCardMessages } from './messages.ts';
import {
  editTrouble,
  expiryProblem,
  hasEdit,
  maskedNumber,
  monthProblem,
  MONTHS,
  yearOptions,
  yearProblem,
} from './rules.ts';

const now = new Date(2026, 10, 21);

describe('the expiry of an edited card', () => {
  it.each([
    ['', 'Expiration Month is a required field.'],
    ['0', 'Please enter a valid expiration month.'],
    ['13', 'Please enter a valid expiration month.'],
    ['xx', 'Please enter a valid expiration month.'],
    ['x1', 'Please enter a valid expiration month.'],
    ['00', 'Please enter a valid expiration month.'],
    ['1.5', 'Please enter a valid expiration month.'],
    ['012', 'Expiration Month needs to be in a 2-digit format. (ex: 06).'],
    ['6', 'Expiration Month needs to be in a 2-digit format. (ex: 06).'],
  ])('rejects the month %j: %s [W-5.13]', (month, words) => {
    const problem = monthProblem(month);
    expect(problem && editCardMessages[problem]).toBe(words);
  });

  it('accepts the twelve months in two digits [W-2.34] [W-5.13]', () => {
    expect(MONTHS.join()).toBe('01,02,03,04,05,06,07,08,09,10,11,12');
    expect(MONTHS.map(monthProblem).filter(Boolean)).toEqual([]);
  });

  it.each([
    ['', 'Expiration Year is a required field.'],
    ['26', 'Please enter a valid expiration year.'],
    ['20x6', 'Please enter a valid expiration year.'],
    ['x2026', 'Please enter a valid expiration year.'],
    ['20267', 'Please enter a valid expiration year.'],
  ])('rejects the year %j: %s [W-5.14]', (year, words) => {
    const problem = yearProblem(year);
    expect(problem && editCardMessages[problem]).toBe(words);
  });

  it('accepts a year of four digits [W-5.14]', () => expect(yearProblem('2026')).toBeUndefined());

  it('offers this year and fourteen more [W-9.5]', () => {
    expect([yearOptions(now)[0], yearOptions(now).at(-1), yearOptions(now).length]).toEqual([
      '2026',
      '2040',
      15,
    ]);
  });

  it.each([
    ['10', '2026', 'Expiration Date must be after the current date.'],
    ['12', '2025', 'Expiration Date must be after the current date.'],
    ['', '2027', 'Expiration Date must be in MM YY format and only composed of numbers.'],
    ['112', '2027', 'Expiration Date must be in MM YY format and only composed of numbers.'],
    ['x11', '2027', 'Expiration Date must be in MM YY format and only composed of numbers.'],
    ['1x', '2027', 'Expiration Date must be in MM YY format and only composed of numbers.'],
  ])('rejects %s/%s: %s [W-5.15]', (month, year, words) => {
    const problem = expiryProblem(month, year, now);
    expect(problem && editCardMessages[problem]).toBe(words);
  });

  it('is valid until the last day of its month [W-5.15]', () => {
    expect(expiryProblem('11', '2026', now)).toBeUndefined();
    expect(expiryProblem('11', '2026', new Date(2026, 10, 30, 23, 59))).toBeUndefined();
    expect(expiryProblem('11', '2026', new Date(2026, 11, 1))).toBe('datePast');
  });
});

describe('hasEdit', () => {
  const address = {
    street: '1 Oak St',
    unit: '',
    locality: 'Cincinnati',
    region: 'OH',
    postalCode: '45202',
    countryCode: 'US',
  } as const;
  const card = cardLike({ address, preferredFor: ['CLICKLIST'] });
  const edit: EditedCard = {
    cardId: card.id,
    paymentGram: card.paymentGram,
    saved: true,
    at: now,
    facilityId: '',
    storeId: '',
    preferred: true,
    billing: { ...address, street: '1 OAK ST' },
    brand: 'VISA',
    expirationMonth: '08',
    expirationYear: '2029',
    cvvToken: '',
    firstSix: '',
    firstName: 'Ann',
    lastName: 'Lee',
  };

  it.each<[string, Partial<Card>, boolean]>([
    ['all of it', {}, true],
    ['another first name', { firstName: 'Bo' }, false],
    ['another last name', { lastName: 'Bo' }, false],
    ['another month', { expirationMonth: '09' }, false],
    ['another year', { expirationYear: '2030' }, false],
    ['no address', { address: undefined }, false],
    ['another address', { address: { ...address, unit: '2' } }, false],
    ['no preference', { preferredFor: [] }, false],
    ['the preference of another application', { preferredFor: ['RXWEB'] }, false],
  ])('compares the edit with a card that has %s: %s %s', (_what, has, is) =>
    expect(hasEdit({ ...card, ...has }, edit, 'CLICKLIST')).toBe(is),
  );

  it('accepts an unset preference when the card has none', () =>
    expect(hasEdit({ ...card, preferredFor: [] }, { ...edit, preferred: false }, 'CLICKLIST')).toBe(true));
});

it('masks a card number with twelve bullets before its last four digits [W-9.9]', () => {
  expect(maskedNumber('4242')).toBe('••••••••••••4242');
});

describe('a hosted field code in the edit form', () => {
  it.each([
    ...['871', '872', '873', '874', '876'].map((code) => [code, 'number'] as const),
    ...['881', '882', '883'].map((code) => [code, 'code'] as const),
    ...['875', '884', '885', '889', 'timeout', '999'].map((code) => [code, 'other'] as const),
  ])('maps %s to the %s [W-5.23]', (code, about) => expect(editTrouble(code)).toBe(about));

  it('is described to analytics from the code map or in general [W-8.26]', () => {
    expect(descriptionOf('871')).toBe('Please enter a valid credit or debit card.');
    expect(descriptionOf('889')).toBe('Invalid card information.');
  });
});
