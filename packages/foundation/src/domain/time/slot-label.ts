import { fromAbsolute } from '@internationalized/date';
import { clockFormat, clockText, plainSpaces } from './clock-text.ts';
import type { ClockView } from './clock-text.ts';
import { dateFormat } from './date-format.ts';
import { dayKey } from './day-key.ts';
import type { Span } from './window.ts';

/** Farther from a clock change than any ambiguous time. */
const AROUND_MS = 24 * 60 * 60_000;

const offsetAt = (instant: number, zone: string): number => fromAbsolute(instant, zone).offset;

/** True when the clock shows this time twice that day, as in the hour when daylight saving time ends. */
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

/** Returns true when a window ends on a later day than it starts. Midnight belongs to the day it ends. */
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

/** Length of the day on which clocks go forward. */
const SHORTEST_DAY_MS = 23 * 60 * 60_000;

/** Returns true when a window spans whole days, as for parcels; such a window is labelled without hours. */
export const isOfDays = ({ start, end = start }: Span): boolean => end - start >= SHORTEST_DAY_MS;

const daysLabel = (start: number, end: number, { zone, locale = 'en-US' }: ClockView): string =>
  plainSpaces(
    dateFormat(locale, { timeZone: zone, month: 'short', day: 'numeric' }).formatRange(start, end - 1),
  );

/**
 * Formats a window in its own time zone, "2:00 – 3:00 PM", or by date if it spans whole days, "Nov 26 – 28".
 * The time zone is added when a time is ambiguous, and the end's weekday when it is on another day.
 */
export function slotLabel(span: Span, view: ClockView): string {
  const { start, end } = span;
  if (end !== undefined) return isOfDays(span) ? daysLabel(start, end, view) : rangeLabel(start, end, view);
  const named = isAmbiguous(start, view.zone) ? ({ timeZoneName: 'short' } as const) : {};
  return clockText(start, view, named);
}
