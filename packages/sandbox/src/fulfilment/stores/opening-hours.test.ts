import { describe, expect, it } from 'vitest';
import { doorAt, openingAt, storeTimeAt } from './opening-hours.ts';
import type { DayHours, Weekday, WeeklyHours } from './opening-hours.ts';

const every = (day: DayHours): WeeklyHours => ({
  monday: day,
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday: day,
  saturday: day,
  sunday: day,
});

const untilMidnight = every({ open: '06:00', close: '00:00', open24: false });
const overnight = every({ open: '20:00', close: '02:00', open24: false });
const always = every({ open: '00:00', close: '00:00', open24: true });

it('converts a time to the weekday and minutes of a store', () =>
  expect(storeTimeAt(Date.parse('2026-11-22T08:00Z'), 'America/New_York')).toEqual({
    weekday: 'sunday',
    minutes: 180,
  }));

describe('the hours of a store', () => {
  const at = (weekday: Weekday, clock: string) => {
    const [hours = 0, minutes = 0] = clock.split(':').map(Number);
    return { weekday, minutes: hours * 60 + minutes };
  };

  it.each([
    [untilMidnight, 'monday', '23:59', { isOpen: true, until: '00:00' }],
    [untilMidnight, 'tuesday', '00:00', { isOpen: false, opensAt: '06:00', weekday: 'tuesday' }],
    [untilMidnight, 'tuesday', '06:00', { isOpen: true, until: '00:00' }],
    [overnight, 'tuesday', '01:00', { isOpen: true, until: '02:00' }],
    [overnight, 'tuesday', '02:00', { isOpen: false, opensAt: '20:00', weekday: 'tuesday' }],
    [overnight, 'monday', '21:00', { isOpen: true, until: '02:00' }],
    [always, 'sunday', '04:00', { isOpen: true }],
    [
      { ...every({ open: '08:00', close: '17:00', open24: false }), monday: untilMidnight.monday },
      'sunday',
      '17:00',
      { isOpen: false, opensAt: '06:00', weekday: 'monday' },
    ],
  ] as const)('%o on %s at %s are %o [F-3.8]', (hours, weekday, clock, opening) =>
    expect(openingAt(hours, at(weekday, clock))).toMatchObject(opening),
  );
});

describe('a store in its own time zone', () => {
  const nine = { open: '09:00', close: '17:00', open24: false };
  const hours: WeeklyHours = {
    monday: { open: '20:00', close: '02:00', open24: false },
    tuesday: nine,
    wednesday: nine,
    thursday: nine,
    friday: nine,
    saturday: { ...nine, open24: true },
    sunday: { open: '06:00', close: '00:00', open24: false },
  };
  it.each([
    ['2026-11-22T10:59Z', false], // Sunday 5:59 AM
    ['2026-11-22T11:00Z', true],
    ['2026-11-23T04:59Z', true], // 11:59 PM
    ['2026-11-23T05:00Z', false], // midnight
    ['2026-11-24T00:59Z', false], // Monday 7:59 PM
    ['2026-11-24T06:00Z', true], // Tuesday 1:00 AM, from Monday's hours
    ['2026-11-24T07:00Z', false],
    ['2026-11-28T05:00Z', true], // a Saturday, from midnight on
    ['2026-11-29T04:59Z', true],
    // Both occurrences of 1:30 a.m. in the night when clocks go back, after the end of Saturday's hours.
    ['2026-11-01T05:30Z', false],
    ['2026-11-01T06:30Z', false],
  ])('at %s is open: %j [F-3.8]', (instant, isOpen) =>
    expect(openingAt(hours, storeTimeAt(Date.parse(instant), 'America/New_York')).isOpen).toBe(isOpen),
  );
});

describe('the opening text of a store', () => {
  it.each([
    ['06:00–00:00', untilMidnight, '2026-11-24T04:59:00Z', 'America/New_York', true, 'Open until 12:00 AM'],
    ['06:00–00:00', untilMidnight, '2026-11-24T05:00:00Z', 'America/New_York', false, 'Opens at 6:00 AM'],
    ['06:00–00:00', untilMidnight, '2026-11-24T05:00:00Z', 'America/Chicago', true, 'Open until 12:00 AM'],
    ['06:00–00:00', untilMidnight, '2026-11-24T11:00:00Z', 'America/New_York', true, 'Open until 12:00 AM'],
    ['20:00–02:00', overnight, '2026-11-24T06:00:00Z', 'America/New_York', true, 'Open until 2:00 AM'],
    ['20:00–02:00', overnight, '2026-11-24T07:00:00Z', 'America/New_York', false, 'Opens at 8:00 PM'],
    // The hour from 1 a.m. occurs twice that night, and the store is open in both.
    ['20:00–02:00', overnight, '2026-11-01T05:30:00Z', 'America/New_York', true, 'Open until 2:00 AM'],
    ['20:00–02:00', overnight, '2026-11-01T06:30:00Z', 'America/New_York', true, 'Open until 2:00 AM'],
    ['all day', always, '2026-11-24T08:00:00Z', 'America/Anchorage', true, 'Open 24 hours'],
  ] as const)('is computed in its own time zone when open %s [F-3.8]', (...row) => {
    const [, hours, at, timeZone, isOpen, openText] = row;
    expect(doorAt(hours, { at: new Date(at), timeZone })).toEqual({ isOpen, openText });
  });
});
