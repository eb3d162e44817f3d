import { expect, it } from 'vitest';
import { membershipTerms } from './membership-rules.ts';

const year = { quantity: 12, unitCode: 'MONTH' };
const item = {
  price: 'USD 59.00',
  subscription: year,
  renewalPrice: 'USD 59.00',
  renewal: year,
  trialChargeDate: undefined,
  renewalDate: '2027-11-29T00:00:00Z',
};

it.each([
  ['a year', {}, '$59 for one year. Renews on November 29, 2027 for $59.'],
  [
    'a trial',
    { trialChargeDate: '2026-12-29T00:00:00Z', price: 'USD 0.00', renewalPrice: 'USD 99.00' },
    'Free until December 29, 2026, then $99 for one year. Renews on November 29, 2027 for $99.',
  ],
  ['no date of renewal', { renewalDate: undefined }, '$59 for one year. Renews for $59.'],
  [
    'an unknown unit',
    { subscription: { quantity: 2, unitCode: 'MOON' } },
    '$59. Renews on November 29, 2027 for $59.',
  ],
])('states the terms of a membership: %s', (_, part, words) =>
  expect(membershipTerms({ ...item, ...part })).toBe(words),
);
