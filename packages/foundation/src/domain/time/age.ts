import type { DayKey } from './day-key.ts';

/**
 * How old somebody is on a day, both of the calendar. Who was born on 29 February is a year older on 1 March where there
 * is no such day.
 */
export function ageOn(today: DayKey, birth: DayKey): number {
  const years = Number(today.slice(0, 4)) - Number(birth.slice(0, 4));
  return today.slice(5) < birth.slice(5) ? years - 1 : years;
}
