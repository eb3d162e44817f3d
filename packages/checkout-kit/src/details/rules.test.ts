import { expect, it } from 'vitest';
import { cardMark, mapsLink, rangeParts, timeWords } from './rules.ts';

const time = (value: string, timeZone = 'America/New_York') => ({ window: { value, timeZone } });

it.each([
  ['2026-11-24T21:00:00Z/2026-11-24T22:00:00Z', { day: 'Tue, Nov 24', span: '4:00 – 5:00 PM' }],
  ['2026-11-25T04:00:00Z/PT1H', { day: 'Tue, Nov 24', span: '11:00 PM – 12:00 AM' }],
])('formats %s in the time zone of the place [C-2.23]', (value, words) =>
  expect(timeWords(time(value), 'en-US')).toEqual(words),
);

it('formats the time of a parcel as a range of days', () => {
  const days = time('2026-11-26T13:00:00Z/2026-11-29T01:00:00Z');
  expect(timeWords(days, 'en-US')).toEqual({ day: undefined, span: 'Nov 26 – 28' });
});

it('formats nothing for a time that cannot be parsed', () => {
  expect(timeWords(time('soon'), 'en-US')).toBeUndefined();
  expect(timeWords(time('2026-11-24T21:00:00Z/PT1H', 'Moon/Base'), 'en-US')).toBeUndefined();
});

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
] as const)('marks a %s card of %s with %s, as the wallet does', (group, brand, mark) =>
  expect(cardMark({ group, brand })).toBe(mark),
);

it('links to directions only for a place with coordinates [C-2.23]', () => {
  expect(mapsLink({ location: { lat: 39.1, lng: -84.5 } })).toMatch(/destination=39\.1,-84\.5$/);
  expect(mapsLink({ location: undefined })).toBeUndefined();
});
