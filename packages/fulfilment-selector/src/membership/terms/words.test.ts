import type { MembershipItem } from '@grocer/foundation/domain';
import { describe, expect, it } from 'vitest';
import { schedulingMessages } from '../../scheduling/messages.ts';
import { standingOf, termsOf } from './words.ts';

const year = { quantity: 12, unitCode: 'MONTH' };
const sameDay: MembershipItem = {
  price: 'USD 99.00',
  subscription: year,
  renewalPrice: 'USD 99.00',
  renewal: year,
  trialChargeDate: undefined,
  renewalDate: '2027-11-22T00:00:00Z',
};
const { terms, standing } = schedulingMessages;

describe('the terms of a membership', () => {
  it.each<[string, Partial<MembershipItem>, string]>([
    ['a year', {}, '$99 for one year. Renews on November 22, 2027 for $99.'],
    [
      'half a year at another price later',
      { price: 'USD 49.50', subscription: { quantity: 6, unitCode: 'MONTH' } },
      '$49.50 for six months. Renews on November 22, 2027 for $99.',
    ],
    [
      'a trial, charged by the date in UTC',
      { trialChargeDate: '2026-12-22T01:30:00Z' },
      'Free until December 22, 2026, then $99 for one year. Renews on November 22, 2027 for $99.',
    ],
    [
      'a month, its renewal not dated',
      { renewalDate: undefined, renewal: { quantity: 1, unitCode: 'MONTH' }, renewalPrice: 'USD 9.00' },
      '$99 for one year. Renews every 30 days for $9.',
    ],
    [
      'a year, its renewal not dated',
      { renewalDate: undefined },
      '$99 for one year. Renews every 365 days for $99.',
    ],
    [
      'a renewal that is reckoned by no days',
      { renewalDate: undefined, renewal: { quantity: 6, unitCode: 'MONTH' } },
      '$99 for one year. Renews after six months for $99.',
    ],
    [
      'a renewal in days',
      { renewalDate: undefined, renewal: { quantity: 30, unitCode: 'DAY' } },
      '$99 for one year. Renews after thirty days for $99.',
    ],
    [
      'a renewal of which nobody knows when',
      { renewalDate: undefined, renewal: { quantity: 2, unitCode: 'MOON' } },
      '$99 for one year. Renews for $99.',
    ],
    [
      'a unit that nobody knows',
      { subscription: { quantity: 2, unitCode: 'MOON' } },
      '$99. Renews on November 22, 2027 for $99.',
    ],
    ['a date that is none', { renewalDate: 'soon' }, '$99 for one year. Renews every 365 days for $99.'],
  ])('formats %s [F-3.14] [F-9.7]', (_, part, said) =>
    expect(termsOf({ ...sameDay, ...part }, terms, 'en-US').join(' ')).toBe(said),
  );
});

describe('the status of a membership', () => {
  const cancellationDate = { value: '2026-12-31' };
  const [renewalDueDate, computedManualRenewalDate] = ['2027-01-05', '2027-01-02T00:00:00Z'];
  const said = (membership: Parameters<typeof standingOf>[0]): string =>
    standingOf(membership, standing, 'en-US').join(' ');

  it.each([
    [{ renewalDueDate }, 'Your membership renews on January 05, 2027.'],
    [{ renewalDueDate, computedManualRenewalDate }, 'Renew your membership by January 02, 2027 to keep it.'],
    [{ renewalDueDate, cancellationDate }, 'Your membership ends on December 31, 2026.'],
    [{ renewalDueDate: 'soon' }, ''],
    [{}, ''],
    [undefined, ''],
  ])('describes %j: %s [F-3.14]', (enrollment, sentence) => expect(said({ enrollment })).toBe(sentence));

  it('names the partner by its display name, or else by its name [F-3.14]', () => {
    expect(said({ benefit: { partnerName: 'acme', partnerDisplayName: 'Acme TV' } })).toBe(
      'It includes Acme TV.',
    );
    expect(said({ benefit: { partnerName: 'acme' } })).toBe('It includes acme.');
  });
});
