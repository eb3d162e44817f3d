import type { DayKey } from './day-key.ts';

/**
 * Returns the age on a calendar day. A person born on 29 February turns a year older on 1 March in years that
 * are not leap years.
 */
export function ageOn(today: DayKey, birth: DayKey): number {
  const years = Number(today.slice(0, 4)) - Number(birth.slice(0, 4));
  return today.slice(5) < birth.slice(5) ? years - 1 : years;
}
