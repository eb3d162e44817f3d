import { expect, it } from 'vitest';
import { timeWords } from './order-words.ts';

const windowOf = (value: string, timeZone: string) => ({ window: { value, timeZone } });

it.each([
  ['2026-11-02T19:00:00Z/2026-11-02T20:00:00Z', 'America/New_York', 'Monday, November 2, 2:00 – 3:00 PM'],
  [
    '2026-11-03T04:00:00Z/2026-11-03T05:00:00Z',
    'America/New_York',
    'Monday, November 2, 11:00 PM – 12:00 AM',
  ],
  ['2026-11-02T05:00:00Z/2026-11-06T05:00:00Z', 'America/New_York', 'Nov 2 – 5'],
  ['soon', 'America/New_York', ''],
])('names the window %s of %s %s', (value, timeZone, words) => {
  expect(timeWords(windowOf(value, timeZone))).toBe(words);
});
