import { expect, it } from 'vitest';
import { cardMark, mapsLink, rangeParts } from './rules.ts';

it.each([
  ['11:00 PM – 12:00 AM', ['11:00 PM –', '12:00 AM']],
  ['8:00 – 10:00 AM', ['8:00 –', '10:00 AM']],
  ['8:00 AM', ['8:00 AM']],
])('splits %s only between its times', (span, parts) => expect(rangeParts(span)).toEqual(parts));

it.each([
  ['bank', 'VISA', 'VISA'],
  ['bank', 'MASTERCARD', 'MC'],
  ['bank', 'DINERS', 'DC'],
  ['bank', 'UNIONPAY', 'UP'],
  ['bank', 'NONE', 'CARD'],
  ['snap', 'NONE', 'EBT'],
  ['gift', 'NONE', 'GIFT'],
  ['other', 'VISA', 'CARD'],
] as const)('marks a %s card of %s with %s, as the wallet does', (group, brand, mark) =>
  expect(cardMark({ group, brand })).toBe(mark),
);

it('links to directions only for a place with coordinates [C-2.23]', () => {
  expect(mapsLink({ location: { lat: 39.1, lng: -84.5 } })).toMatch(/destination=39\.1,-84\.5$/);
  expect(mapsLink({ location: undefined })).toBeUndefined();
});
