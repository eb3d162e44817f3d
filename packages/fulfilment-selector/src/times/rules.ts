import { addDays, dayKey, displayZone, optionKey, parseWindow, sevenDays } from '@grocer/foundation/domain';
import type { DayKey, TimeOption, TimeslotDay, TimeWindow } from '@grocer/foundation/domain';

/** What was read of windows before: a list of hundreds is asked for each of them again and again. */
const startsRead = new WeakMap<TimeWindow, number | undefined>();

/** When a time begins; one that nobody can read is no time. */
export function startOf({ window }: Pick<TimeOption, 'window'>): number | undefined {
  if (!startsRead.has(window)) startsRead.set(window, parseWindow(window.value)?.start);
  return startsRead.get(window);
}

/** The zone that these days are in, if any of their times says; never the device's. */
export function zoneOf(days: readonly TimeslotDay[], banner?: string): string | undefined {
  const first = days
    .flatMap(({ times }) => times)
    .find(({ window }) => displayZone({ window: window.timeZone }));
  return displayZone({ window: first?.window.timeZone, banner });
}

/** The first day of the strip: today at the place, unless everything there is comes after that week. */
function firstDay(days: readonly TimeslotDay[], today: DayKey): DayKey {
  const [earliest] = days
    .filter(({ date, times }) => times.length > 0 && date >= today)
    .map(({ date }) => date)
    .toSorted();
  return earliest === undefined || earliest < addDays(today, 7) ? today : earliest;
}

/** Is there any time, whether it can be chosen or not? */
export const hasTimes = (days: readonly TimeslotDay[]): boolean => days.some(({ times }) => times.length > 0);

const once = (times: readonly TimeOption[]): readonly TimeOption[] => [
  ...new Map(times.map((time) => [optionKey(time), time])).values(),
];

/** Seven days, one after the other, each time once; a day that the service does not name has no times [F-9.2]. */
export function stripOf(days: readonly TimeslotDay[], today: DayKey): readonly TimeslotDay[] {
  const timesOn = (date: DayKey): readonly TimeOption[] =>
    once(days.filter((day) => day.date === date).flatMap(({ times }) => times));
  return sevenDays(firstDay(days, today)).map((date) => ({ date, times: timesOn(date) }));
}

const byStart = (a: TimeOption, b: TimeOption): number => (startOf(a) ?? 0) - (startOf(b) ?? 0);

/** The days with the time that the shopper holds among them: a list that is newer may not offer it any more. */
export function withHeld(days: readonly TimeslotDay[], held: TimeOption | undefined): readonly TimeslotDay[] {
  const start = held && startOf(held);
  const zone = held && displayZone({ window: held.window.timeZone });
  if (!held || start === undefined || zone === undefined) return days;
  const isThere = days.some(({ times }) => times.some((time) => optionKey(time) === optionKey(held)));
  if (isThere) return days;
  const date = dayKey(start, zone);
  const times = days.filter((day) => day.date === date).flatMap((day) => day.times);
  const others = days.filter((day) => day.date !== date);
  return [...others, { date, times: [...times, held].toSorted(byStart) }];
}

/** A time as it stands: to be chosen, or past; `isHeld` marks the one that the shopper has reserved. */
export interface Slot {
  readonly key: string;
  readonly option: TimeOption;
  readonly state: 'free' | 'past';
  readonly isHeld: boolean;
}

/** What times are looked at against. */
export interface Moment {
  /** The service's time. */
  readonly now: number;
  /** The key of the time that the shopper holds. */
  readonly heldKey: string | undefined;
}

/** The times of a day as they stand now: what has begun cannot be chosen any more. */
export const slotsAt = (times: readonly TimeOption[], { now, heldKey }: Moment): readonly Slot[] =>
  times.map((option) => {
    const start = startOf(option);
    const key = optionKey(option);
    const isPast = start === undefined || start <= now;
    return { key, option, state: isPast ? 'past' : 'free', isHeld: key === heldKey };
  });

const canBeChosen = (times: readonly TimeOption[], now: number): boolean =>
  times.some((option) => (startOf(option) ?? 0) > now);

/** Has a day a time that can still be chosen? */
export const isOpenDay = ({ times }: Pick<TimeslotDay, 'times'>, now: number): boolean =>
  canBeChosen(times, now);

/** The next day after one that has a time which can still be chosen, else the first there is; none where no day has. */
export function nextOpenDay(days: readonly TimeslotDay[], date: DayKey, now: number): DayKey | undefined {
  const open = days.filter((day) => day.date !== date && isOpenDay(day, now));
  return (open.find((day) => day.date > date) ?? open[0])?.date;
}

/** The time of a day that is chosen for a start: the one the shopper holds, else the first [F-4.19]. */
export function preselectedTime(times: readonly TimeOption[], moment: Moment): string | undefined {
  const free = slotsAt(times, moment).filter(({ state }) => state === 'free');
  return (free.find(({ isHeld }) => isHeld) ?? free[0])?.key;
}

/** A day and a time on it. */
export interface Choice {
  readonly date: DayKey;
  readonly key: string | undefined;
}

/** The day and time that are chosen for a start: those that the shopper holds, else the first there are [F-4.19]. */
export function preselected(days: readonly TimeslotDay[], moment: Moment): Choice | undefined {
  const open = days.filter((day) => isOpenDay(day, moment.now));
  const isHeldOn = ({ times }: TimeslotDay): boolean =>
    times.some((option) => optionKey(option) === moment.heldKey);
  const day = open.find(isHeldOn) ?? open[0];
  return day && { date: day.date, key: preselectedTime(day.times, moment) };
}

/** When the next of some times begins: from then on it cannot be chosen. */
export function nextStart(times: readonly TimeOption[], now: number): number | undefined {
  const starts = times.map((option) => startOf(option) ?? 0).filter((start) => start > now);
  return starts.length === 0 ? undefined : Math.min(...starts);
}
