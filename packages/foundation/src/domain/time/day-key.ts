import { fromAbsolute, parseDate, toCalendarDate } from '@internationalized/date';
import { plainSpaces } from './clock-text.ts';
import { dateFormat } from './date-format.ts';

/** A calendar day, `YYYY-MM-DD`. Never an instant. */
export type DayKey = string;

/** Returns the calendar day of an instant in a time zone. */
export const dayKey = (instant: number, zone: string): DayKey =>
  toCalendarDate(fromAbsolute(instant, zone)).toString();

/** Returns true when the text is a calendar day that exists. */
export function isDayKey(text: string): boolean {
  try {
    return parseDate(text).toString() === text;
  } catch {
    return false;
  }
}

/** Returns the instant at which a day begins in a time zone. */
export const dayStart = (day: DayKey, zone: string): number => parseDate(day).toDate(zone).getTime();

/** Adds a number of calendar days to a day. */
export const addDays = (day: DayKey, count: number): DayKey => parseDate(day).add({ days: count }).toString();

/** Number of days that the carousel shows [F-9.2]. */
const DAYS = 7;

/** Returns the seven consecutive days of the carousel, starting at `first`. */
export const sevenDays = (first: DayKey): readonly DayKey[] =>
  Array.from({ length: DAYS }, (_, index) => addDays(first, index));

/** Classifies a day relative to today; both are days of the store's calendar, not the device's. */
export function relativeDay(day: DayKey, today: DayKey): 'today' | 'tomorrow' | 'other' {
  if (day === today) return 'today';
  return day === addDays(today, 1) ? 'tomorrow' : 'other';
}

/** Formats a calendar day, with the same result on every device. */
export function dayText(
  day: DayKey,
  parts: Pick<Intl.DateTimeFormatOptions, 'weekday' | 'day' | 'month' | 'year'>,
  locale = 'en-US',
): string {
  const format = dateFormat(locale, { ...parts, timeZone: 'UTC' });
  return plainSpaces(format.format(parseDate(day).toDate('UTC')));
}
