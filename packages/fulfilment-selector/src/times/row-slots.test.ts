import { describe, expect, it } from 'vitest';
import { TIME } from '../testing/held-time.ts';
import type { Slot } from './rules.ts';
import { inRowSlots } from './row-slots.ts';
import type { RowSlots } from './row-slots.ts';

const slot = (key: string): Slot => ({
  key,
  option: { ...TIME, optionId: key },
  state: 'free',
  isHeld: false,
});
const slots = (keys: string): readonly Slot[] => [...keys].map(slot);
const keysOf = (some: readonly Slot[]): string => some.map(({ key }) => key).join('');
const told = ({ first, others, rowSlots }: RowSlots) =>
  `${keysOf(first)}|${keysOf(others)} ${rowSlots.join()}`;

const MONDAY = '2026-11-23';
const TUESDAY = '2026-11-24';
const monday = inRowSlots(undefined, MONDAY, slots('abcdefghijklm'));

describe('row slots of times', () => {
  it('are for the first ten of a day', () => {
    expect(told(monday)).toBe('abcdefghij|klm 0,1,2,3,4,5,6,7,8,9');
  });

  it.each([
    ['another day takes them from the top', TUESDAY, 'nopqrstuvwxyz', 'nopqrstuvw|xyz 0,1,2,3,4,5,6,7,8,9'],
    ['a day with fewer times leaves the last ones', TUESDAY, 'nop', 'nop| 0,1,2'],
    ['the same times of another day are other times', TUESDAY, 'badc', 'badc| 0,1,2,3'],
    ['a time that is gone takes its own with it', MONDAY, 'acdefghijklm', 'acdefghij|klm 0,2,3,4,5,6,7,8,9'],
    [
      'a time that is new has one of its own',
      MONDAY,
      'aXbcdefghijklm',
      'aXbcdefghij|klm 0,11,1,2,3,4,5,6,7,8,9',
    ],
    ['times in another order keep theirs', MONDAY, 'bacdefghijklm', 'bacdefghij|klm 1,0,2,3,4,5,6,7,8,9'],
    ['none of the others takes one', MONDAY, 'cdefghijlm', 'cdefghij|lm 2,3,4,5,6,7,8,9'],
    ['nor where they are gone', MONDAY, 'aXbcYdefghij', 'aXbcYdefghij| 0,11,1,2,14,3,4,5,6,7,8,9'],
    ['another list begins with ten', MONDAY, 'bcklmXYZVWTS', 'bcklmXYZVW|TS 1,2,12,13,14,15,16,17,18,19'],
    ['and so does the one after it', MONDAY, 'k', 'k| 10'],
  ])('%s', (_, day, keys, result) => {
    expect(told(inRowSlots(monday, day, slots(keys)))).toBe(result);
  });

  it('are never two times of a day, whatever came before', () => {
    const days: readonly (readonly [string, string])[] = [
      [MONDAY, 'cXb'],
      [TUESDAY, 'nopqrstuvwxyz'],
      [TUESDAY, 'onApqrstuvwBxyz'],
      [MONDAY, ''],
      [MONDAY, 'abcdefghijklm'],
      [MONDAY, 'klm'],
      [MONDAY, 'abcdefghijklmnopqrstuvwxyz'],
    ];
    let before = monday;
    for (const [day, keys] of days) {
      before = inRowSlots(before, day, slots(keys));
      expect(keysOf(before.first) + keysOf(before.others)).toBe(keys);
      expect(new Set(before.rowSlots).size).toBe(before.first.length);
      expect(before.first.length).toBeLessThanOrEqual(12);
    }
  });
});
