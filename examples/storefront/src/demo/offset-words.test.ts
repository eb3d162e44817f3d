import { expect, it } from 'vitest';
import { leftWords, offsetWords } from './offset-words.ts';

const MINUTE = 60_000;

it.each([
  [0, ''],
  [29_000, ''],
  [5 * MINUTE, '+5 min'],
  [60 * MINUTE, '+1 h'],
  [-95 * MINUTE, '−1 h 35 min'],
])('names an offset of %d ms', (ms, words) => expect(offsetWords(ms)).toBe(words));

it.each([
  [28 * MINUTE + 19_000, '28:19'],
  [61_500, '1:02'],
  [9000, '0:09'],
  [-5000, '0:00'],
])('names %d ms that are left', (ms, words) => expect(leftWords(ms)).toBe(words));
