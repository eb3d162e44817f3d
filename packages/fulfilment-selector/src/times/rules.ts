import {
  addDays,
  dayKey,
  dayStart,
  displayZone,
  optionKey,
  parseWindow,
  sevenDays,
} from '@grocer/foundation/domain';
import type { DayKey, TimeOption, TimeslotDay, TimeWindow } from '@grocer/foundation/domain';

/** Parsed windows; lists of several hundred times are read repeatedly. */
const startsRead = new WeakMap<TimeWindow, number | undefined>();

/** Returns the start of a timeslot in epoch milliseconds, or undefined if its window cannot be parsed. */
export function startOf({ window }: Pick<TimeOption, 'window'>): number | undefined {
  if (!startsRead.has(window)) startsRead.set(window, parseWindow(window.value)?.start);
  return startsRead.get(window);
}

/** Returns the time zone of the days' times, else that of the banner; never that of the device. */
export function zoneOf(days: readonly TimeslotDay[], banner?: string): string | undefined {
  const first = days
    .flatMap(({ times }) => times)
    .find(({ window }) => displayZone({ window: window.timeZone }));
  return displayZone({ window: first?.window.timeZone, banner });
}

/** Returns the first day of the strip: today at the location, unless all times are a week or more ahead. */
function firstDay(days: readonly TimeslotDay[], today: DayKey): DayKey {
  const [earliest] = days
    .filter(({ date, times }) => times.length > 0 && date >= today)
    .map(({ date }) => date)
    .toSorted();
  return earliest === undefined || earliest < addDays(today, 7) ? today : earliest;
}

const once = (times: readonly TimeOption[]): readonly TimeOption[] => [
  ...new Map(times.map((time) => [optionKey(time), time])).values(),
];

/** Returns seven consecutive days without duplicate times; days that the service omits are empty [F-9.2]. */
export function stripOf(days: readonly TimeslotDay[], today: DayKey): readonly TimeslotDay[] {
  const timesOn = (date: DayKey): readonly TimeOption[] =>
    once(days.filter((day) => day.date === date).flatMap(({ times }) => times));
  return sevenDays(firstDay(days, today)).map((date) => ({ date, times: timesOn(date) }));
}

const byStart = (a: TimeOption, b: TimeOption): number => (startOf(a) ?? 0) - (startOf(b) ?? 0);

/** Returns the days including the shopper's reserved time, which a newer list may not offer. */
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

/** A timeslot and its state; `isHeld` marks the one that the shopper has reserved. */
export interface Slot {
  readonly key: string;
  readonly option: TimeOption;
  readonly state: 'free' | 'past';
  readonly isHeld: boolean;
}

/** What determines the state of a timeslot. */
export interface Moment {
  /** The current time by the service's clock. */
  readonly now: number;
  /** The key of the option that the shopper has reserved. */
  readonly heldKey: string | undefined;
}

/** Returns the timeslots of a day with their states. A timeslot that has started cannot be chosen. */
export const slotsAt = (times: readonly TimeOption[], { now, heldKey }: Moment): readonly Slot[] =>
  times.map((option) => {
    const start = startOf(option);
    const key = optionKey(option);
    const isPast = start === undefined || start <= now;
    return { key, option, state: isPast ? 'past' : 'free', isHeld: key === heldKey };
  });

const canBeChosen = (times: readonly TimeOption[], now: number): boolean =>
  times.some((option) => (startOf(option) ?? 0) > now);

/** Returns true when a day has a time that can still be chosen. */
export const isOpenDay = ({ times }: Pick<TimeslotDay, 'times'>, now: number): boolean =>
  canBeChosen(times, now);

/** Returns the next day after `date` with a time to choose, else the first such day, else undefined. */
export function nextOpenDay(days: readonly TimeslotDay[], date: DayKey, now: number): DayKey | undefined {
  const open = days.filter((day) => day.date !== date && isOpenDay(day, now));
  return (open.find((day) => day.date > date) ?? open[0])?.date;
}

/** Returns the preselected time of a day: the reserved one, else the first available one [F-4.19]. */
export function preselectedTime(times: readonly TimeOption[], moment: Moment): string | undefined {
  const free = slotsAt(times, moment).filter(({ state }) => state === 'free');
  return (free.find(({ isHeld }) => isHeld) ?? free[0])?.key;
}

/** The chosen day and the key of the chosen time on it. */
export interface Choice {
  readonly date: DayKey;
  readonly key: string | undefined;
}

/** Returns the preselected day and time: the reserved ones, else the first available ones [F-4.19]. */
export function preselected(days: readonly TimeslotDay[], moment: Moment): Choice | undefined {
  const open = days.filter((day) => isOpenDay(day, moment.now));
  const isHeldOn = ({ times }: TimeslotDay): boolean =>
    times.some((option) => optionKey(option) === moment.heldKey);
  const day = open.find(isHeldOn) ?? open[0];
  return day && { date: day.date, key: preselectedTime(day.times, moment) };
}

/** Returns the next start of a time, after which that time cannot be chosen. */
export function nextStart(times: readonly TimeOption[], now: number): number | undefined {
  const starts = times.map((option) => startOf(option) ?? 0).filter((start) => start > now);
  return starts.length === 0 ? undefined : Math.min(...starts);
}

/** Returns the next start of a time or of a day, which the names of the days depend on. */
export const nextChange = (times: readonly TimeOption[], zone: string, now: number): number =>
  Math.min(dayStart(addDays(dayKey(now, zone), 1), zone), nextStart(times, now) ?? Infinity);
