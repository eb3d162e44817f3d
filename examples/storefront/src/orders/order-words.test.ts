import { expect, it } from 'vitest';
import { timeWords } from './order-words.ts';

const windowOf = (value: string) => ({ window: { value, timeZone: 'America/New_York' } });
const NOON = '2026-11-02T19:00:00Z/2026-11-02T20:00:00Z';

it.each([
  [NOON, 'America/New_York', 'Mon, Nov 2, 2:00 – 3:00 PM'],
  [NOON, 'America/Los_Angeles', 'Mon, Nov 2, 2:00 – 3:00 PM, Eastern Time'],
  ['2026-11-02T05:00:00Z/2026-11-06T05:00:00Z', 'America/Los_Angeles', 'Nov 2 – 5'],
  ['soon', 'America/New_York', ''],
])('names the window %s on a device in %s: %s', (value, device, words) => {
  expect(timeWords(windowOf(value), device)).toBe(words);
});
