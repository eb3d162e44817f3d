import { isMember, showsDeliveryNotice, showsDeliveryOffer } from '@grocer/foundation/domain';
import type { Modality } from '@grocer/foundation/domain';
import { describe, expect, it } from 'vitest';
import { numberInWords, periodText, unitOf } from './durations/rules.ts';
import { dateText, priceText, renewalDays, tierOf, TIER_DOLLARS } from './rules.ts';

describe('membership plans', () => {
  it.each([
    ['BST', 'sameDay', 99, true],
    ['HTEL', 'sameDay', 99, false],
    ['BSTL', 'nextDay', 59, true],
    ['HTPL', 'nextDay', 59, false],
  ] as const)(
    'resolves %s to the tier %s at %d dollars and shows the delivery notice: %j [F-3.15]',
    (plan, tier, price, sub) => {
      expect(tierOf(plan)).toBe(tier);
      expect(TIER_DOLLARS[tier]).toBe(price);
      expect(showsDeliveryNotice({ total: 3500, modality: 'DELIVERY', planCode: plan })).toBe(sub);
    },
  );

  it.each(['bst', 'toString', '', undefined])('ignores the unknown plan %j', (plan) =>
    expect(tierOf(plan)).toBeUndefined(),
  );
});

it.each([
  [{ status: 'ACTIVE' }, false, true],
  [{ status: 'CANCELLED' }, true, false],
  [{ planName: 'Boost' }, false, false],
  [{ planName: 'Boost' }, true, true],
  [{ planName: 'Plus' }, true, false],
  [undefined, true, false],
])('reads the membership %j, by name: %j, as a member: %j [F-3.14] [F-6.4]', (membership, byName, member) =>
  expect(isMember(membership, byName)).toBe(member),
);

describe('delivery offers and notices', () => {
  it.each([
    [3500, 'DELIVERY', undefined, true, false],
    [3499, 'DELIVERY', undefined, false, false],
    [3500, 'PICKUP', undefined, false, false],
    [3500, 'DELIVERY', 'HTEL', true, false],
    [3500, 'DELIVERY', 'BST', false, true],
    [3500, 'DELIVERY', 'BSTL', false, true],
    [3499, 'DELIVERY', 'BST', false, false],
    [3500, 'SHIP', 'BST', false, false],
  ] as [number, Modality, string | undefined, boolean, boolean][])(
    'shows for %d cents by %s on plan %s the offer: %j and the notice: %j [F-9.6] [F-6.6]',
    (total, modality, planCode, offer, notice) => {
      const order = { total, modality, planCode };
      expect(showsDeliveryOffer(order)).toBe(offer);
      expect(showsDeliveryNotice(order)).toBe(notice);
    },
  );

  it('uses the threshold of the membership when there is one [F-1.8] [F-9.6]', () =>
    expect(showsDeliveryNotice({ total: 2500, modality: 'DELIVERY', planCode: 'BST' }, 2500)).toBe(true));
});

describe('membership formatting', () => {
  it.each([
    [1, 30],
    [12, 365],
    [6, undefined],
  ])('converts a renewal of %d months to %j days [F-9.7]', (quantity, days) =>
    expect(renewalDays(quantity)).toBe(days),
  );

  it.each([
    ['USD 99.00', '99'],
    ['USD 59.99', '59.99'],
    ['$99.00', '$99'],
    ['USD 1,000.00', '1,000'],
  ])('formats the price %s as %s [F-9.7]', (price, text) => expect(priceText(price)).toBe(text));

  it.each([
    ['2026-11-04', 'November 04, 2026'],
    ['2027-01-31T00:30:00Z', 'January 31, 2027'],
  ])('formats the date %s as %s [F-9.7]', (date, text) => expect(dateText(date)).toBe(text));

  it.each(['', 'soon', '2026-02-30', '2026-13-01T00:00:00Z'])('formats %j as Unknown [F-5.13]', (date) =>
    expect(dateText(date)).toBe('Unknown'),
  );

  it.each([
    [1, 'month', 'one month'],
    [6, 'month', 'six months'],
    [12, 'month', 'one year'],
    [24, 'month', 'two years'],
    [13, 'month', 'thirteen months'],
    [1, 'year', 'one year'],
    [1, 'day', 'one day'],
    [14, 'day', 'fourteen days'],
    [30, 'day', 'thirty days'],
    [99, 'day', 'ninety-nine days'],
    [100, 'day', '100 days'],
    [365, 'day', '365 days'],
  ] as const)('formats %d %s as "%s" [F-9.7]', (count, unit, text) =>
    expect(periodText(count, unit)).toBe(text),
  );

  it('spells every number up to 99 differently [F-9.7]', () => {
    const words = Array.from({ length: 100 }, (_, count) => numberInWords(count));
    expect(new Set(words).size).toBe(100);
    expect(words.every((word) => /^[a-z]+(-[a-z]+)?$/.test(word))).toBe(true);
    expect(numberInWords(21)).toBe('twenty-one');
  });

  it.each([
    ['MONTH', 'month'],
    ['yr', 'year'],
    ['DAYS', 'day'],
    ['parsec', undefined],
  ])('maps the unit %s to %s', (code, unit) => expect(unitOf(code)).toBe(unit));
});
