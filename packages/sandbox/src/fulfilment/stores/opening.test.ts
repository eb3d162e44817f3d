import { expect, it } from 'vitest';
import type { DayHours, WeeklyHours } from './opening-hours.ts';
import { doorAt } from './opening.ts';

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

it.each([
  ['06:00–00:00', untilMidnight, '2026-11-24T04:59:00Z', 'America/New_York', true, 'Open until 12:00 AM'],
  ['06:00–00:00', untilMidnight, '2026-11-24T05:00:00Z', 'America/New_York', false, 'Opens at 6:00 AM'],
  ['06:00–00:00', untilMidnight, '2026-11-24T05:00:00Z', 'America/Chicago', true, 'Open until 12:00 AM'],
  ['06:00–00:00', untilMidnight, '2026-11-24T11:00:00Z', 'America/New_York', true, 'Open until 12:00 AM'],
  ['20:00–02:00', overnight, '2026-11-24T06:00:00Z', 'America/New_York', true, 'Open until 2:00 AM'],
  ['20:00–02:00', overnight, '2026-11-24T07:00:00Z', 'America/New_York', false, 'Opens at 8:00 PM'],
  // The hour after one o'clock comes twice that night, and the store is open in both.
  ['20:00–02:00', overnight, '2026-11-01T05:30:00Z', 'America/New_York', true, 'Open until 2:00 AM'],
  ['20:00–02:00', overnight, '2026-11-01T06:30:00Z', 'America/New_York', true, 'Open until 2:00 AM'],
  ['all day', always, '2026-11-24T08:00:00Z', 'America/Anchorage', true, 'Open 24 hours'],
] as const)('the door of a store open %s says so by its own clock [F-3.8]', (...row) => {
  const [, hours, at, timeZone, isOpen, openText] = row;
  expect(doorAt(hours, { at: new Date(at), timeZone })).toEqual({ isOpen, openText });
});
