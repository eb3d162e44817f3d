import { dayText } from './day-key.ts';
import type { DayKey } from './day-key.ts';

/** "Monday, November 2". */
export const longDay = (date: DayKey, locale?: string): string =>
  dayText(date, { weekday: 'long', month: 'long', day: 'numeric' }, locale);

/** "Mon" and "Nov 2", as a strip of days writes them one above the other. */
export const shortDay = (
  date: DayKey,
  locale?: string,
): { readonly weekday: string; readonly day: string } => ({
  weekday: dayText(date, { weekday: 'short' }, locale),
  day: dayText(date, { month: 'short', day: 'numeric' }, locale),
});
