import { describe, expect, it } from 'vitest';
import { comparedLines } from './address-compare.ts';
import { placeLine } from './address-text.ts';
import { streetLine } from './address.ts';
import type { Address } from './address.ts';

const sent: Address = {
  street: '1 Corrected St',
  unit: '',
  locality: 'Cincinnati',
  region: 'OH',
  postalCode: '45202',
  countryCode: 'US',
};
const better = { ...sent, street: '1 Corrected Street' };

describe('a suggestion compared with the entered address', () => {
  const part = (text: string, isChanged = false, before = '') => ({ before, text, isChanged });

  it('marks only the parts that differ [F-2.45]', () => {
    const suggestion = { ...better, locality: 'Cincinnati', postalCode: '45202-1234' };
    expect(comparedLines(suggestion, sent)).toEqual([
      [part('1 Corrected Street', true)],
      [part('Cincinnati'), part('OH', false, ', '), part('45202-1234', true, ' ')],
    ]);
  });

  it('ignores spaces around a part [F-2.45]', () => {
    const [street] = comparedLines({ ...sent, street: ` ${sent.street} `, unit: ' 3B ' }, sent);
    expect(street).toEqual([part('1 Corrected St'), part('3B', true, ', ')]);
  });

  it.each<[string, Partial<Address>]>([
    ['a unit', { unit: 'Apt 3B' }],
    ['a long ZIP code', { postalCode: '452021234' }],
    ['no city', { locality: '' }],
    ['a Canadian postal code', { region: 'ON', countryCode: 'CA', postalCode: 'k1a0b1' }],
  ])('is formatted like every address: %s [F-2.45] [F-5.6]', (_, more) => {
    const suggestion = { ...better, ...more };
    const lines = comparedLines(suggestion, sent).map((line) =>
      line.map(({ before, text }) => before + text).join(''),
    );
    expect(lines).toEqual([streetLine(suggestion), placeLine(suggestion)]);
  });
});
