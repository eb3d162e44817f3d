import type { Address } from '@grocer/foundation/domain';
import { expect, it } from 'vitest';
import { isChecked, verdictOn } from './verdict-rules.ts';

const sent: Address = {
  street: '1 Corrected St',
  unit: '',
  locality: 'Cincinnati',
  region: 'OH',
  postalCode: '45202',
  countryCode: 'US',
};
const better = { ...sent, street: '1 Corrected Street' };

it.each([
  ['US', true],
  ['CA', false],
] as const)('decides for an address in %s whether it is validated: %s [A-4.2]', (countryCode, is) =>
  expect(isChecked({ ...sent, countryCode })).toBe(is),
);

it.each([
  ['A-4.3', 'unverified', { validated: false, corrected: false, address: sent }],
  ['A-4.3', 'unverified', { validated: false, corrected: true, address: better }],
  ['A-4.3', 'unverified', { validated: true, corrected: true, address: { ...better, street: ' ' } }],
  ['A-4.3', 'unverified', { validated: true, corrected: true, address: { ...better, postalCode: '' } }],
  ['A-4.4', 'verified', { validated: true, corrected: true, address: better }],
  ['A-4.5', 'good', { validated: true, corrected: false, address: sent }],
  ['A-4.5', 'good', { validated: true, corrected: true, address: { ...sent, street: '1 CORRECTED ST.' } }],
] as const)('[%s] gives the verdict %s for %o', (_, verdict, check) =>
  expect(verdictOn(sent, check)).toBe(verdict),
);
