import { expect, it, vi } from 'vitest';
import { orderTimeWords } from './order-time.ts';
import { deviceZone } from './zone.ts';

const time = (value: string, timeZone = 'America/New_York') => ({ window: { value, timeZone } });
const here = { locale: 'en-US', device: 'America/New_York' };

it.each([
  ['2026-11-24T21:00:00Z/2026-11-24T22:00:00Z', { day: 'Tue, Nov 24', span: '4:00 – 5:00 PM' }],
  ['2026-11-25T04:00:00Z/PT1H', { day: 'Tue, Nov 24', span: '11:00 PM – 12:00 AM' }],
])('formats %s in the time zone of the place [C-2.23]', (value, words) =>
  expect(orderTimeWords(time(value), here)).toEqual({ ...words, zone: undefined }),
);

it.each([
  ['America/Los_Angeles', 'Eastern Time'],
  ['America/Toronto', undefined],
  [undefined, 'Eastern Time'],
])('names the time zone for a device in %s: %s', (device, zone) =>
  expect(orderTimeWords(time('2026-11-24T21:00:00Z/PT1H'), { ...here, device })?.zone).toBe(zone),
);

it.each([
  ['Etc/Unknown', undefined],
  ['GMT+5', undefined],
  ['', undefined],
  ['UTC', 'UTC'],
])('takes %j for the zone of a device as %s', (timeZone, zone) => {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone });
  expect(deviceZone()).toBe(zone);
  vi.restoreAllMocks();
});

it('formats the time of a parcel as a range of days, which has no time zone', () => {
  const days = time('2026-11-26T13:00:00Z/2026-11-29T01:00:00Z');
  const words = { day: undefined, span: 'Nov 26 – 28', zone: undefined };
  expect(orderTimeWords(days, { ...here, device: 'Asia/Kolkata' })).toEqual(words);
});

it('formats nothing for a time that cannot be parsed', () => {
  expect(orderTimeWords(time('soon'), here)).toBeUndefined();
  expect(orderTimeWords(time('2026-11-24T21:00:00Z/PT1H', 'Moon/Base'), here)).toBeUndefined();
});
