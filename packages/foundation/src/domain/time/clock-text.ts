import { dateFormat } from './date-format.ts';

/** Replaces the narrow and thin spaces that `Intl` puts in times with plain spaces. */
export const plainSpaces = (text: string): string => text.replaceAll(/[\u202F\u2009]/g, ' ');

export interface ClockView {
  readonly zone: string;
  readonly locale?: string;
}

/** Parts of a formatted time besides hours and minutes. */
export type ClockParts = Pick<Intl.DateTimeFormatOptions, 'weekday' | 'timeZoneName'>;

/** Returns the formatter for hours and minutes in a time zone and locale. */
export const clockFormat = (
  { zone, locale = 'en-US' }: ClockView,
  parts: ClockParts = {},
): Intl.DateTimeFormat =>
  dateFormat(locale, { timeZone: zone, hour: 'numeric', minute: '2-digit', ...parts });

/** Formats an instant as a time of day in a zone, with plain spaces: "1:45 PM". */
export const clockText = (instant: number, view: ClockView, parts?: ClockParts): string =>
  plainSpaces(clockFormat(view, parts).format(instant));
