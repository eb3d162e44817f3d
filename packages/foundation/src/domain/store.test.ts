import { expect, it } from 'vitest';
import { hoursAfter } from './store.ts';

it.each([
  ['Open until 12:00 AM', 'Open', 'until 12:00 AM'],
  ['Open 24 hours', 'Open', '24 hours'],
  ['Opens at 6:00 AM', 'Closed', 'Opens at 6:00 AM'],
  ['until noon', 'Open', 'until noon'],
  ['', 'Closed', ''],
])('shortens the hours %j after the state %s to %j [F-2.26]', (text, word, rest) =>
  expect(hoursAfter(text, word)).toBe(rest),
);
