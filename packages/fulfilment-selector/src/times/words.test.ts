import { describe, expect, it } from 'vitest';
import type { TimeOption } from '@grocer/foundation/domain';
import { feeOf, labelOf, whenOf, zoneOfNote } from './words.ts';

const money = (cost: number | undefined, waiver?: number, shouldShowFees = true) => ({
  cost,
  waiver,
  shouldShowFees,
});
const timeIn = (timeZone: string, iso: string, displayString = '') =>
  ({ displayString, window: { value: `${iso}/PT1H`, timeZone } }) as TimeOption;

describe('the fee of a time', () => {
  it.each([
    [money(695), { kind: 'cost', text: '$6.95' }],
    [money(695, -200), { kind: 'cost', text: '$4.95' }],
    [money(695, 200), { kind: 'cost', text: '$4.95' }],
    [money(695, -695), { kind: 'free' }],
    [money(0), { kind: 'free' }],
    [money(100, -695), { kind: 'free' }],
    [money(undefined), { kind: 'unsaid' }],
    [money(695, undefined, false), { kind: 'unsaid' }],
  ])('formats %j as %j [F-2.51]', (option, fee) => expect(feeOf(option)).toEqual(fee));

  it('is formatted in the requested locale', () => {
    const texts = ['en-US', 'de-DE', 'en-US'].map((locale) => feeOf(money(123_456), locale));
    expect(texts).toEqual(
      ['$1,234.56', '1.234,56\u00A0$', '$1,234.56'].map((text) => ({ kind: 'cost', text })),
    );
  });
});

describe('the label of a time', () => {
  it('uses the label of the service [F-2.51]', () =>
    expect(labelOf(timeIn('America/New_York', '2026-11-21T18:00:00Z', 'This afternoon'))).toBe(
      'This afternoon',
    ));

  // Without a label from the service, the time is formatted in its own zone, also around clock changes.
  it.each([
    ['America/New_York', '2026-11-01T05:30:00Z', '1:30 AM EDT – 1:30 AM EST'],
    ['America/New_York', '2027-03-14T07:00:00Z', '3:00 – 4:00 AM'],
    ['America/Phoenix', '2027-03-14T15:00:00Z', '8:00 – 9:00 AM'],
    ['America/Denver', '2027-03-14T15:00:00Z', '9:00 – 10:00 AM'],
    ['America/Regina', '2027-07-01T15:00:00Z', '9:00 – 10:00 AM'],
    ['America/St_Johns', '2027-03-14T05:31:00Z', '3:01 – 4:01 AM'],
    ['America/Anchorage', '2027-03-14T11:00:00Z', '3:00 – 4:00 AM'],
    ['America/Indiana/Indianapolis', '2027-03-14T07:00:00Z', '3:00 – 4:00 AM'],
  ])('formats without a label in %s at %s as %s', (zone, iso, text) =>
    expect(labelOf(timeIn(zone, iso))).toBe(text),
  );

  it('distinguishes the two hours that a clock shows twice', () => {
    const [first, second] = ['2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z'].map((iso) =>
      labelOf(timeIn('America/New_York', iso)),
    );
    expect(first).not.toBe(second);
    expect(second).toContain('EST');
  });

  it('is empty when the window is invalid', () =>
    expect(labelOf({ displayString: ' ', window: { value: 'soon', timeZone: 'America/New_York' } })).toBe(
      '',
    ));
});

it.each([
  ['', '2026-11-22T19:00:00Z/PT1H', ['Sunday, November 22', '2:00 – 3:00 PM']],
  ['Afternoon', '2026-11-22T19:00:00Z/PT1H', ['Sunday, November 22', 'Afternoon']],
  // Whole days are named once, even if the service's label has them, too.
  ['', '2026-11-27T05:00:00Z/2026-11-30T04:00:00Z', ['Nov 27 – 29']],
  ['Nov 27 – 29', '2026-11-27T05:00:00Z/2026-11-30T04:00:00Z', ['Nov 27 – 29']],
  ['2 to 3 days', '2026-11-27T05:00:00Z/2026-11-30T04:00:00Z', ['Nov 27 – 29', '2 to 3 days']],
  ['Some day', 'soon', ['Some day']],
])('describes %j in %s as %j', (displayString, value, words) =>
  expect(whenOf({ displayString, window: { value, timeZone: 'America/New_York' } }, 'en-US')).toEqual(words),
);

describe('the time zone note', () => {
  const phoenix = 'America/Phoenix';
  const times = (iso: string) => [timeIn(phoenix, iso)];
  it.each([
    ['where the offsets are the same that day', '2026-07-04T18:00:00Z', 'America/Los_Angeles', undefined],
    ['where they are not', '2026-12-04T18:00:00Z', 'America/Los_Angeles', 'Mountain Standard Time'],
    [
      'where the device does not say where it is',
      '2026-12-04T18:00:00Z',
      undefined,
      'Mountain Standard Time',
    ],
  ])('decides %s, at %s, on a device in %s: %s', (_, iso, device, name) =>
    expect(zoneOfNote(times(iso), { zone: phoenix, device })).toBe(name),
  );

  it('is shown when the offsets differ during the day', () => {
    const both = [timeIn(phoenix, '2026-11-01T08:00:00Z'), timeIn(phoenix, '2026-11-01T20:00:00Z')];
    expect(zoneOfNote(both, { zone: phoenix, device: 'America/Los_Angeles' })).toBe('Mountain Standard Time');
    expect(zoneOfNote([], { zone: phoenix, device: undefined })).toBeUndefined();
  });
});
