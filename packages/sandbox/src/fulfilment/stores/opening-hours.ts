import { clockText } from '@grocer/foundation/domain';
import { fromAbsolute, getDayOfWeek } from '@internationalized/date';
import * as v from 'valibot';
import type { StoresTable } from './stores-table.ts';

/** The days of the week as opening hours name them, Monday first. */
export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

const Day = v.object({ open: v.string(), close: v.string(), open24: v.boolean() });
/**
 * The hours of a store on one day, as "HH:MM" in its own time zone; closing at "00:00" is the end of the day.
 */
export type DayHours = Readonly<v.InferOutput<typeof Day>>;

const Week = v.object(v.entriesFromList(WEEKDAYS, Day));
export type WeeklyHours = Readonly<Record<Weekday, DayHours>>;

/** A time of the week in a store's time zone. */
export interface StoreTime {
  readonly weekday: Weekday;
  /** Minutes since midnight by local time. */
  readonly minutes: number;
}

/** Whether a store is open, and until when, or when it opens; times are "HH:MM" in its own time zone. */
export type Opening =
  | { readonly isOpen: true; readonly until: string | undefined }
  | { readonly isOpen: false; readonly opensAt: string; readonly weekday: Weekday };

const minutesOf = (clock: string): number => {
  const [hours = '0', minutes = '0'] = clock.split(':');
  return Number(hours) * 60 + Number(minutes);
};

const dayBefore = (weekday: Weekday): Weekday =>
  WEEKDAYS[(WEEKDAYS.indexOf(weekday) + WEEKDAYS.length - 1) % WEEKDAYS.length] ?? weekday;

const dayAfter = (weekday: Weekday): Weekday =>
  WEEKDAYS[(WEEKDAYS.indexOf(weekday) + 1) % WEEKDAYS.length] ?? weekday;

const spansMidnight = ({ open, close }: DayHours): boolean => minutesOf(close) <= minutesOf(open);

/** Returns the local time and weekday of a store at an instant [F-3.8]. */
export function storeTimeAt(instant: number, zone: string): StoreTime {
  const wall = fromAbsolute(instant, zone);
  const weekday = WEEKDAYS[getDayOfWeek(wall, 'en-US', 'mon')] ?? 'monday';
  return { weekday, minutes: wall.hour * 60 + wall.minute };
}

/** Returns whether a store is open at a local time, and until when, or when it opens next [F-3.8]. */
export function openingAt(hours: WeeklyHours, { weekday, minutes }: StoreTime): Opening {
  const today = hours[weekday];
  if (today.open24) return { isOpen: true, until: undefined };
  const last = hours[dayBefore(weekday)];
  // A store that opened yesterday evening may still be open.
  if (!last.open24 && spansMidnight(last) && minutes < minutesOf(last.close))
    return { isOpen: true, until: last.close };
  const opens = minutesOf(today.open);
  if (minutes < opens) return { isOpen: false, opensAt: today.open, weekday };
  if (spansMidnight(today) || minutes < minutesOf(today.close)) return { isOpen: true, until: today.close };
  const next = dayAfter(weekday);
  return { isOpen: false, opensAt: hours[next].open24 ? '00:00' : hours[next].open, weekday: next };
}

/** Parses the opening hours of a store's row. */
export const hoursOf = ({ hours }: Pick<StoresTable, 'hours'>): WeeklyHours =>
  v.parse(Week, JSON.parse(hours));

/** Formats "06:00" as "6:00 AM". */
const clockOf = (time: string): string => clockText(Date.parse(`1970-01-01T${time}Z`), { zone: 'UTC' });

function openText(opening: Opening): string {
  if (!opening.isOpen) return `Opens at ${clockOf(opening.opensAt)}`;
  return opening.until === undefined ? 'Open 24 hours' : `Open until ${clockOf(opening.until)}`;
}

/** Returns whether a store is open at an instant, by its local time, and the text about it [F-3.8]. */
export function doorAt(
  hours: WeeklyHours,
  { at, timeZone }: { at: Date; timeZone: string },
): { isOpen: boolean; openText: string } {
  const opening = openingAt(hours, storeTimeAt(at.getTime(), timeZone));
  return { isOpen: opening.isOpen, openText: openText(opening) };
}
