import { ageOn, isDayKey } from '@grocer/foundation/domain';
import type { DayKey } from '@grocer/foundation/domain';

/** Nobody was born earlier. */
const EARLIEST: DayKey = '1900-01-01';

const WRITTEN = /^(\d{1,2})[/.\-\s](\d{1,2})[/.\-\s](\d{4})$/;
/** As a keyboard of digits writes it. */
const DIGITS = /^(\d{2})(\d{2})(\d{4})$/;
/** As browsers fill it in. */
const FILLED_IN = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The calendar day that was typed as month, day and year; `undefined` where there is none such. */
export function dayOf(typed: string): DayKey | undefined {
  const text = typed.trim();
  const [, year, ...rest] = FILLED_IN.exec(text) ?? [];
  const parts =
    year === undefined ? (WRITTEN.exec(text) ?? DIGITS.exec(text) ?? []).slice(1) : [...rest, year];
  const [month = '', day = '', inYear = ''] = parts;
  const key = `${inYear}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDayKey(key) ? key : undefined;
}

/** A calendar day as it is typed: "06/14/1990". */
export const typedDay = (day: DayKey): string => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;

/** What is wrong with a date of birth. */
export type BirthProblem = 'missing' | 'invalid' | 'tooYoung';

interface Asked {
  /** By the store's calendar. */
  readonly today: DayKey;
  readonly minimumAge: number;
}

/** What keeps a date of birth from being enough. */
export function birthProblem(typed: string, { today, minimumAge }: Asked): BirthProblem | undefined {
  const birth = dayOf(typed);
  if (birth === undefined) return 'missing';
  if (birth > today || birth < EARLIEST) return 'invalid';
  return ageOn(today, birth) < minimumAge ? 'tooYoung' : undefined;
}
