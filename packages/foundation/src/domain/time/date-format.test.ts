import { expect, it } from 'vitest';
import { dateFormat } from './date-format.ts';

const noon = new Date('2026-11-21T12:00:00Z');

it('returns one formatter for each language and set of options', () => {
  const long = { weekday: 'long', timeZone: 'UTC' } as const;
  const texts = [
    dateFormat('en-US', long).format(noon),
    dateFormat('de-DE', long).format(noon),
    dateFormat('en-US', { ...long, weekday: 'short' }).format(noon),
    dateFormat('en-US', { hour: 'numeric', timeZone: 'America/New_York' }).format(noon),
    dateFormat('en-US', long).format(noon),
  ];
  expect(texts).toEqual(['Saturday', 'Samstag', 'Sat', '7 AM', 'Saturday']);
  expect(dateFormat('en-US', long)).toBe(dateFormat('en-US', { ...long }));
});

it('throws for an unknown time zone, every time', () => {
  for (const _ of [1, 2]) expect(() => dateFormat('en-US', { timeZone: 'Moon/Base' })).toThrow(RangeError);
});
