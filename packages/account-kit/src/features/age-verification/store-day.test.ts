import { expect, it } from 'vitest';
import { storeDay } from './store-day.ts';

it.each([
  ['America/New_York', '2026-11-23T04:59:00Z', '2026-11-22'],
  ['America/New_York', '2026-11-23T05:00:00Z', '2026-11-23'],
  ['America/Los_Angeles', '2026-11-23T07:59:00Z', '2026-11-22'],
  [undefined, '2026-11-23T09:59:00Z', '2026-11-22'],
  ['Nowhere/Land', '2026-11-23T10:00:00Z', '2026-11-23'],
])('returns for a store in %s at %s the day %s [A-5.8]', (zone, instant, day) =>
  expect(storeDay(Date.parse(instant), zone)).toBe(day),
);
