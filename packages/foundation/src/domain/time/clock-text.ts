import { dateFormat } from './date-format.ts';

/** The narrow and thin spaces that `Intl` puts in times, as plain ones. */
export const plainSpaces = (text: string): string => text.replaceAll(/[\u202F\u2009]/g, ' ');

export interface ClockView {
  readonly zone: string;
  readonly locale?: string;
}

/** What of a time is written besides hours and minutes. */
export type ClockParts = Pick<Intl.DateTimeFormatOptions, 'weekday' | 'timeZoneName'>;

/** How hours and minutes are written in a zone and language. */
export const clockFormat = (
  { zone, locale = 'en-US' }: ClockView,
  parts: ClockParts = {},
): Intl.DateTimeFormat =>
  dateFormat(locale, { timeZone: zone, hour: 'numeric', minute: '2-digit', ...parts });

/** "1:45 PM": an instant on the clock of a zone, with plain spaces. */
export const clockText = (instant: number, view: ClockView, parts?: ClockParts): string =>
  plainSpaces(clockFormat(view, parts).format(instant));
