import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockText } from './clock-text.ts';
import { addDays, dayKey, dayText, isDayKey, relativeDay, sevenDays } from './day-key.ts';
import { slotLabel } from './slot-label.ts';
import { parseWindow } from './window.ts';
import { displayZone, isZone, zoneName, zoneToTell } from './zone.ts';

const NEW_YORK = 'America/New_York';
const at = (iso: string): number => Date.parse(iso);

describe('a time window', () => {
  const start = at('2026-11-22T19:00:00Z');
  it.each([
    ['2026-11-22T19:00:00Z/2026-11-22T20:00:00Z', { start, end: at('2026-11-22T20:00:00Z') }],
    ['2026-11-22T14:00:00-05:00/2026-11-22T15:00:00-05:00', { start, end: at('2026-11-22T20:00:00Z') }],
    ['2026-11-22T19:00Z/PT1H', { start, end: at('2026-11-22T20:00:00Z') }],
    ['2026-11-22T19:00:00.000Z/PT1H30M', { start, end: at('2026-11-22T20:30:00Z') }],
    ['2026-11-22T19:00:00Z', { start, end: undefined }],
    // A local time without an offset is not an instant, a day has no fixed length, and a window cannot run
    // backwards.
    ['2026-11-22T19:00:00/PT1H', undefined],
    ['2026-11-22', undefined],
    ['2026-11-22T19:00:00Z/P1D', undefined],
    ['2026-11-22T19:00:00Z/P1DT1H', undefined],
    ['2026-11-22T19:00:00Z/P1W', undefined],
    ['2026-11-22T19:00:00Z/P1MT1H', undefined],
    ['2026-11-22T19:00:00Z/P1YT1H', undefined],
    ['2026-11-22T19:00:00Z/P', undefined],
    ['2026-11-22T19:00:00Z/PT', undefined],
    ['2026-11-22T19:00:00Z/Pickup', undefined],
    ['2026-11-22T19:00:00Z/PT1H0M5S', { start, end: at('2026-11-22T20:00:05Z') }],
    [' 2026-11-22T19:00:00Z/PT1H ', { start, end: at('2026-11-22T20:00:00Z') }],
    ['2026-11-22T19:00:00Z/2026-11-22T18:00:00Z', undefined],
    ['2026-11-22T19:00:00Z/PT0S', undefined],
    ['2026-11-22T19:00:00Z/tomorrow', undefined],
    ['2026-11-22T19:00:00Z/PT1H/PT1H', undefined],
    ['', undefined],
  ])('is parsed or rejected from %j [F-3.11]', (value, window) => expect(parseWindow(value)).toEqual(window));

  it('is parsed back to the instants that it was written with', () => {
    const instant = fc.integer({ min: at('2020-01-01T00:00Z'), max: at('2040-01-01T00:00Z') });
    fc.assert(
      fc.property(instant, fc.integer({ min: 1, max: 36_000_000 }), (from, length) => {
        const value = `${new Date(from).toISOString()}/${new Date(from + length).toISOString()}`;
        expect(parseWindow(value)).toEqual({ start: from, end: from + length });
      }),
    );
  });
});

describe('the time zone for display', () => {
  const [store, banner] = ['America/Chicago', 'America/Denver'];
  it.each([
    [{ window: NEW_YORK, store, banner }, NEW_YORK],
    [{ window: undefined, store, banner }, 'America/Chicago'],
    [{ store: undefined, banner }, 'America/Denver'],
    [{ window: 'Etc/GMT+5', store: '-05:00', banner }, 'America/Denver'],
    [{ window: 'America/Nowhere' }, undefined],
    [{}, undefined],
  ])('is the nearest that is known of %j: %j', (sources, zone) => expect(displayZone(sources)).toBe(zone));

  it.each([
    ['America/Indiana/Indianapolis', true],
    ['America/Port-au-Prince', true],
    ['Etc/UTC', false],
    ['UTC', false],
    ['EST', false],
    ['+05:30', false],
    ['Mars/Olympus', false],
    [undefined, false],
  ])('accepts %s as a place: %j', (name, is) => expect(isZone(name)).toBe(is));
});

describe('clock times around daylight saving changes', () => {
  it.each([
    [NEW_YORK, '2026-11-01T05:30Z', '1:30 AM EDT'],
    [NEW_YORK, '2026-11-01T06:30Z', '1:30 AM EST'],
    [NEW_YORK, '2027-03-14T06:59Z', '1:59 AM EST'],
    [NEW_YORK, '2027-03-14T07:00Z', '3:00 AM EDT'],
    ['America/Phoenix', '2027-03-14T15:00Z', '8:00 AM MST'],
    ['America/Denver', '2027-03-14T15:00Z', '9:00 AM MDT'],
    ['America/Regina', '2027-07-01T15:00Z', '9:00 AM CST'],
    ['America/St_Johns', '2027-03-14T05:31Z', '3:01 AM GMT-2:30'],
    ['America/Anchorage', '2027-03-14T11:00Z', '3:00 AM AKDT'],
    ['America/Indiana/Indianapolis', '2027-03-14T07:00Z', '3:00 AM EDT'],
  ])('show in %s at %s: %s', (zone, instant, text) =>
    expect(clockText(at(instant), { zone }, { timeZoneName: 'short' })).toBe(text),
  );

  it('are written as h:mm A with plain spaces [F-2.17]', () => {
    const hold = at('2026-11-22T18:45Z');
    expect(clockText(hold, { zone: NEW_YORK })).toBe('1:45 PM');
    expect(clockText(hold, { zone: NEW_YORK, locale: 'fr-CA' })).toBe('13 h 45');
  });
});

describe('the label of a timeslot', () => {
  it.each([
    ['2026-11-22T19:00Z/PT1H', '2:00 – 3:00 PM'],
    ['2026-11-22T16:00Z/PT2H', '11:00 AM – 1:00 PM'],
    ['2026-11-22T19:00Z', '2:00 PM'],
    // A window that ends after midnight names the end's weekday; one that ends at midnight does not.
    ['2026-11-23T03:00Z/PT3H', '10:00 PM – Mon 1:00 AM'],
    ['2026-11-23T04:00Z/PT1H', '11:00 PM – 12:00 AM'],
    // The hour that occurs twice when daylight saving time ends.
    ['2026-11-01T04:30Z/PT1H', '12:30 – 1:30 AM EDT'],
    ['2026-11-01T05:00Z/PT1H', '1:00 AM EDT – 1:00 AM EST'],
    ['2026-11-01T06:00Z/PT1H', '1:00 – 2:00 AM EST'],
    ['2026-11-01T06:30Z', '1:30 AM EST'],
    ['2026-11-01T07:00Z/PT1H', '2:00 – 3:00 AM'],
    // The hour that is skipped when daylight saving time starts.
    ['2027-03-14T06:30Z/PT1H', '1:30 – 3:30 AM'],
    ['2027-03-14T07:00Z/PT1H', '3:00 – 4:00 AM'],
    // Windows of whole days show dates; the midnight that ends a window belongs to the day before.
    ['2026-11-26T05:00Z/PT22H', '12:00 AM – 10:00 PM'],
    ['2026-11-26T05:00Z/PT24H', 'Nov 26'],
    ['2027-03-14T05:00Z/PT23H', 'Mar 14'],
    ['2026-11-26T13:00Z/2026-11-29T05:00Z', 'Nov 26 – 28'],
    ['2026-11-30T13:00Z/2026-12-02T13:00Z', 'Nov 30 – Dec 2'],
  ])('of %s in New York is %s', (value, label) => {
    const window = parseWindow(value);
    expect(window && slotLabel(window, { zone: NEW_YORK })).toBe(label);
  });

  it('contains no thin or narrow space', () => {
    const window = parseWindow('2026-11-22T19:00Z/PT1H');
    expect(window && slotLabel(window, { zone: NEW_YORK, locale: 'es-US' })).not.toMatch(/[\u202F\u2009]/);
  });
});

describe('days', () => {
  it('are seven consecutive calendar days, also over the day of 25 hours [F-9.2]', () => {
    expect(sevenDays(dayKey(at('2026-10-31T04:00Z'), NEW_YORK))).toEqual([
      '2026-10-31',
      '2026-11-01',
      '2026-11-02',
      '2026-11-03',
      '2026-11-04',
      '2026-11-05',
      '2026-11-06',
    ]);
  });

  it('begin by the time zone of the store', () => {
    // Saturday 22:00 in Honolulu is Sunday in New York.
    const now = at('2026-11-22T08:00Z');
    expect(dayKey(now, 'Pacific/Honolulu')).toBe('2026-11-21');
    expect(dayKey(now, NEW_YORK)).toBe('2026-11-22');
  });

  it('are formatted by month and day or by weekday', () => {
    expect(dayText('2026-11-04', { month: 'short', day: 'numeric' })).toBe('Nov 4');
    expect(dayText('2026-11-04', { weekday: 'short' })).toBe('Wed');
  });

  it.each([
    ['2026-11-21', 'today'],
    ['2026-11-22', 'tomorrow'],
    ['2026-11-23', 'other'],
    ['2026-11-20', 'other'],
  ])('are called, for %s on the 21st, %s', (day, name) => expect(relativeDay(day, '2026-11-21')).toBe(name));

  it.each([
    ['2026-02-28', true],
    ['2026-02-30', false],
    ['2026-2-3', false],
    ['', false],
  ])('exist or not for %j: %j', (day, exists) => expect(isDayKey(day)).toBe(exists));
});

describe('the note on the time zone', () => {
  it.each([
    ['2027-03-14T15:00Z', NEW_YORK, NEW_YORK, undefined],
    ['2027-03-14T15:00Z', NEW_YORK, 'America/Detroit', undefined],
    ['2026-07-01T15:00Z', 'America/Phoenix', 'America/Los_Angeles', undefined],
    ['2026-12-01T15:00Z', 'America/Phoenix', 'America/Los_Angeles', 'Mountain Standard Time'],
    ['2026-12-01T15:00Z', 'America/Phoenix', 'America/Denver', undefined],
    ['2026-12-01T15:00Z', NEW_YORK, 'Asia/Kolkata', 'Eastern Time'],
    ['2026-12-01T15:00Z', NEW_YORK, undefined, 'Eastern Time'],
  ])('names at %s for %s seen from %s: %j', (instant, zone, device, name) =>
    expect(zoneToTell(at(instant), { zone, device })).toBe(name),
  );

  it('names a zone, not an offset', () =>
    expect(zoneName(at('2026-12-01T15:00Z'), 'America/Los_Angeles')).toBe('Pacific Time'));
});

describe('any instant in any time zone', () => {
  const zones = Intl.supportedValuesOf('timeZone').filter(isZone);
  const moment = fc.record({
    zone: fc.constantFrom(...zones),
    instant: fc.integer({ min: at('2020-01-01T00:00Z'), max: at('2035-01-01T00:00Z') }),
  });

  it('has seven days that follow each other in the calendar', () => {
    fc.assert(
      fc.property(moment, ({ zone, instant }) => {
        const days = sevenDays(dayKey(instant, zone));
        expect(days).toEqual([...days].toSorted());
        expect(new Set(days).size).toBe(7);
        for (const [index, day] of days.slice(1).entries()) expect(addDays(day, -1)).toBe(days[index]);
      }),
    );
  });

  it('has a day of timeslots with distinct labels', () => {
    fc.assert(
      fc.property(moment, fc.constantFrom(15, 30, 60, 120), ({ zone, instant }, minutes) => {
        const length = minutes * 60_000;
        const starts = Array.from({ length: (26 * 60) / minutes }, (_, index) => instant + index * length);
        const sameDay = starts.filter((start) => dayKey(start, zone) === dayKey(instant, zone));
        const labels = sameDay.map((start) => slotLabel({ start, end: start + length }, { zone }));
        expect(new Set(labels).size).toBe(sameDay.length);
      }),
      { numRuns: 60 },
    );
  });
});

it('runs in the device time zone that `TZ` asks for', () => {
  const { TZ = Intl.DateTimeFormat().resolvedOptions().timeZone } = process.env;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  // Browsers and Node may report Asia/Kolkata by its older name.
  expect([TZ, TZ.replace('Kolkata', 'Calcutta')]).toContain(zone);
});
