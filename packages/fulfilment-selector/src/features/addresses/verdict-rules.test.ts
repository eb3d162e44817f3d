import { saysTheSame } from '@grocer/foundation/domain';
import type { Address } from '@grocer/foundation/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { verdictOn } from './verdict-rules.ts';

const sent: Address = {
  street: '1 Corrected St',
  unit: '',
  locality: 'Cincinnati',
  region: 'OH',
  postalCode: '45202',
  countryCode: 'US',
};
const check = (more: Partial<Parameters<typeof verdictOn>[1]> = {}) => ({
  address: sent,
  validated: true,
  corrected: false,
  isEligible: true,
  ...more,
});
const better = { ...sent, street: '1 Corrected Street' };
const inCanada: Address = { ...sent, region: 'ON', countryCode: 'CA' };

describe('the verdict on an address', () => {
  it.each([
    ['good', sent, check()],
    ['unverified', sent, check({ validated: false })],
    ['corrected', sent, check({ corrected: true, address: better })],
    // The suggestion is confirmed first; eligibility is shown once the address is saved.
    ['corrected', sent, check({ corrected: true, address: better, isEligible: false })],
    ['not-eligible', sent, check({ isEligible: false })],
    ['good', inCanada, check({ validated: false })],
    ['not-eligible', inCanada, check({ validated: false, isEligible: false })],
    ['unverified', sent, check({ corrected: true, address: { ...better, street: ' ' } })],
    ['unverified', sent, check({ corrected: true, address: { ...better, postalCode: '' } })],
    ['unverified', sent, check({ corrected: true, address: { ...better, postalCode: ' ' } })],
    ['good', sent, check({ address: { ...better, street: '' } })],
  ] as const)('is %s for %o checked as %o [F-4.2] [F-5.9]', (verdict, address, checked) =>
    expect(verdictOn(address, checked, ['US'])).toBe(verdict),
  );

  it('is unverified for a country that the host wants verified', () =>
    expect(verdictOn(inCanada, check({ validated: false }), ['US', 'CA'])).toBe('unverified'));

  it.each([
    [{ street: '1 CORRECTED ST.' }],
    [{ postalCode: '45202-1234' }],
    [{ locality: 'cincinnati ' }],
    [{ street: '1, Corrected-St' }],
    [{ street: '1  Corrected ’St’' }],
    [{ unit: ' ' }],
  ])('ignores %o as a correction', (more) => {
    const checked = check({ corrected: true, address: { ...sent, ...more } });
    expect(verdictOn(sent, checked, ['US'])).toBe('good');
  });

  it.each([
    [{ street: '1 Corrected Street' }],
    [{ street: '11 Corrected St' }],
    // A space between words distinguishes two house numbers.
    [{ street: '1Corrected St' }],
    [{ unit: 'Apt 1' }],
    [{ locality: 'Covington' }],
    [{ region: 'KY' }],
    [{ postalCode: '45203' }],
  ])('counts %o as a correction', (more) => expect(saysTheSame(sent, { ...sent, ...more })).toBe(false));

  it.each([
    ['K1A 0B1', 'k1a0b1', true],
    ['K1A 0B1', 'K1A-0B1', true],
    ['K1A 0B1', 'K1A 0B2', false],
    ['45202-1234', '45202-9999', true],
  ])('compares the postal codes %s and %s as equal: %s', (one, other, is) =>
    expect(saysTheSame({ ...sent, postalCode: one }, { ...sent, postalCode: other })).toBe(is),
  );

  it('ignores differences in case', () => {
    const line = fc.stringMatching(/^[A-Za-z0-9 .#-]{1,30}$/);
    fc.assert(
      fc.property(line, line, (street, locality) => {
        const given = { ...sent, street, locality };
        const shouted = { ...given, street: street.toUpperCase(), locality: locality.toUpperCase() };
        expect(saysTheSame(given, shouted)).toBe(true);
      }),
    );
  });
});
