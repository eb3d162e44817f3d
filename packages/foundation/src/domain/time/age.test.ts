import { describe, expect, it } from 'vitest';
import { ageOn } from './age.ts';

describe('an age by the calendar', () => {
  it.each([
    ['the day before a birthday', '2026-11-22', '2005-11-23', 20],
    ['a birthday', '2026-11-23', '2005-11-23', 21],
    ['the last day of a year', '2026-12-31', '2006-01-01', 20],
    ['28 February, for who was born on the 29th', '2025-02-28', '2004-02-29', 20],
    ['1 March, for who was born on 29 February', '2025-03-01', '2004-02-29', 21],
    ['29 February itself', '2028-02-29', '2004-02-29', 24],
    ['the day somebody is born', '2026-11-23', '2026-11-23', 0],
  ])('is computed on %s', (_, today, birth, age) => expect(ageOn(today, birth)).toBe(age));
});
