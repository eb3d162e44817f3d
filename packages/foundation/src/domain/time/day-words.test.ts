import { describe, expect, it } from 'vitest';
import { longDay, shortDay } from './day-words.ts';

describe('a day in words', () => {
  it('is formatted in a long form, a short form and another language', () => {
    expect(longDay('2026-11-04')).toBe('Wednesday, November 4');
    expect(shortDay('2026-11-04')).toEqual({ weekday: 'Wed', day: 'Nov 4' });
    expect(longDay('2026-11-04', 'fr-CA')).toBe('mercredi 4 novembre');
  });
});
