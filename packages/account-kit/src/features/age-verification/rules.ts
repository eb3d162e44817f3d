import { ageOn, isDayKey } from '@grocer/foundation/domain';
import type { DayKey } from '@grocer/foundation/domain';

/** Earliest accepted date of birth. */
const EARLIEST: DayKey = '1900-01-01';

const WRITTEN = /^(\d{1,2})[/.\-\s](\d{1,2})[/.\-\s](\d{4})$/;
/** Typed on a numeric keyboard, without separators. */
const DIGITS = /^(\d{2})(\d{2})(\d{4})$/;
/** The format of browsers' autofill. */
const FILLED_IN = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Parses a date typed as month, day and year; undefined if there is no such day. */
export function dayOf(typed: string): DayKey | undefined {
  const text = typed.trim();
  const [, year, ...rest] = FILLED_IN.exec(text) ?? [];
  const parts =
    year === undefined ? (WRITTEN.exec(text) ?? DIGITS.exec(text) ?? []).slice(1) : [...rest, year];
  const [month = '', day = '', inYear = ''] = parts;
  const key = `${inYear}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDayKey(key) ? key : undefined;
}

/** Formats a day as it is typed, such as "06/14/1990". */
export const typedDay = (day: DayKey): string => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;

/** Reasons why a date of birth is not accepted. */
export type BirthProblem = 'missing' | 'invalid' | 'tooYoung';

interface Asked {
  /** The current day in the store's time zone. */
  readonly today: DayKey;
  readonly minimumAge: number;
}

/** Validates a date of birth. */
export function birthProblem(typed: string, { today, minimumAge }: Asked): BirthProblem | undefined {
  const birth = dayOf(typed);
  if (birth === undefined) return 'missing';
  if (birth > today || birth < EARLIEST) return 'invalid';
  return ageOn(today, birth) < minimumAge ? 'tooYoung' : undefined;
}
