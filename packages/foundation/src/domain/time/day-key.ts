import { fromAbsolute, parseDate, toCalendarDate } from '@internationalized/date';
import { plainSpaces } from './clock-text.ts';
import { dateFormat } from './date-format.ts';

/** A calendar day, `YYYY-MM-DD`. Never an instant. */
export type DayKey = string;

/** The day on which an instant falls in a zone. */
export const dayKey = (instant: number, zone: string): DayKey =>
  toCalendarDate(fromAbsolute(instant, zone)).toString();

/** Is this a calendar day that exists? */
export function isDayKey(text: string): boolean {
  try {
    return parseDate(text).toString() === text;
  } catch {
    return false;
  }
}

/** The day so many calendar days later. */
export const addDays = (day: DayKey, count: number): DayKey => parseDate(day).add({ days: count }).toString();

/** The carousel shows this many days [F-9.2]. */
const DAYS = 7;

/** The days of the carousel, one after the other, from the first on. */
export const sevenDays = (first: DayKey): readonly DayKey[] =>
  Array.from({ length: DAYS }, (_, index) => addDays(first, index));

/** How a day is called from where the shopper stands: in the store's calendar, not the device's. */
export function relativeDay(day: DayKey, today: DayKey): 'today' | 'tomorrow' | 'other' {
  if (day === today) return 'today';
  return day === addDays(today, 1) ? 'tomorrow' : 'other';
}

/** A calendar day in words, the same on every device. */
export function dayText(
  day: DayKey,
  parts: Pick<Intl.DateTimeFormatOptions, 'weekday' | 'day' | 'month' | 'year'>,
  locale = 'en-US',
): string {
  const format = dateFormat(locale, { ...parts, timeZone: 'UTC' });
  return plainSpaces(format.format(parseDate(day).toDate('UTC')));
}
