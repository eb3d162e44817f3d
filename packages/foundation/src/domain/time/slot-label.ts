import { fromAbsolute } from '@internationalized/date';
import { clockFormat, clockText, plainSpaces } from './clock-text.ts';
import type { ClockView } from './clock-text.ts';
import { dateFormat } from './date-format.ts';
import { dayKey } from './day-key.ts';
import type { Span } from './window.ts';

/** No time that comes twice is as far as this from a change of clocks. */
const AROUND_MS = 24 * 60 * 60_000;

const offsetAt = (instant: number, zone: string): number => fromAbsolute(instant, zone).offset;

/** Does the clock show this time twice on that day, as in the hour in which daylight saving ends? */
function isAmbiguous(instant: number, zone: string): boolean {
  const before = offsetAt(instant - AROUND_MS, zone);
  const after = offsetAt(instant + AROUND_MS, zone);
  if (before === after) return false;
  const wall = instant + offsetAt(instant, zone);
  return offsetAt(wall - before, zone) === before && offsetAt(wall - after, zone) === after;
}

const abbreviation = (instant: number, view: ClockView): string | undefined =>
  clockFormat(view, { timeZoneName: 'short' })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value;

/** Does a window end on a later day than it starts? Midnight itself still ends the day. */
const endsLater = (start: number, end: number, zone: string): boolean =>
  dayKey(start, zone) !== dayKey(end - 1, zone);

function rangeLabel(start: number, end: number, view: ClockView): string {
  const { zone } = view;
  const isUnclear = isAmbiguous(start, zone) || isAmbiguous(end, zone);
  const named = isUnclear ? ({ timeZoneName: 'short' } as const) : {};
  const isLater = endsLater(start, end, zone);
  const isOneName = !isUnclear || abbreviation(start, view) === abbreviation(end, view);
  if (dayKey(start, zone) === dayKey(end, zone) && isOneName)
    return plainSpaces(clockFormat(view, named).formatRange(start, end));
  const ending = isLater ? ({ ...named, weekday: 'short' } as const) : named;
  return `${clockText(start, view, named)} – ${clockText(end, view, ending)}`;
}

/** As long as a day on which clocks go forward. */
const SHORTEST_DAY_MS = 23 * 60 * 60_000;

/** Is a window one of days, as parcels have, which nobody names by the hour? */
export const isOfDays = ({ start, end = start }: Span): boolean => end - start >= SHORTEST_DAY_MS;

const daysLabel = (start: number, end: number, { zone, locale = 'en-US' }: ClockView): string =>
  plainSpaces(
    dateFormat(locale, { timeZone: zone, month: 'short', day: 'numeric' }).formatRange(start, end - 1),
  );

/**
 * "2:00 – 3:00 PM": a window on the clock of its own zone, or "Nov 26 – 28" for one of whole days. The zone is named where the
 * clock shows a time twice, the weekday of the end where it is another day's.
 */
export function slotLabel(span: Span, view: ClockView): string {
  const { start, end } = span;
  if (end !== undefined) return isOfDays(span) ? daysLabel(start, end, view) : rangeLabel(start, end, view);
  const named = isAmbiguous(start, view.zone) ? ({ timeZoneName: 'short' } as const) : {};
  return clockText(start, view, named);
}
