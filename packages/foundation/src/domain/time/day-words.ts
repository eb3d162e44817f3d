import { dayText } from './day-key.ts';
import type { DayKey } from './day-key.ts';

/** Formats a day as "Monday, November 2". */
export const longDay = (date: DayKey, locale?: string): string =>
  dayText(date, { weekday: 'long', month: 'long', day: 'numeric' }, locale);

/** Returns "Mon" and "Nov 2", the two lines of a day in the day carousel. */
export const shortDay = (
  date: DayKey,
  locale?: string,
): { readonly weekday: string; readonly day: string } => ({
  weekday: dayText(date, { weekday: 'short' }, locale),
  day: dayText(date, { month: 'short', day: 'numeric' }, locale),
});
