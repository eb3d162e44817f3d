import type { TimeOption, TimeslotDay, Timeslots } from '@grocer/foundation/domain';
import { preselected, slotsAt, zoneOf } from '../../times/rules.ts';
import type { Choice, Moment } from '../../times/rules.ts';
import type { Times } from './rules.ts';

/** Returns the state for loaded times. With `isAgain`, after a time was gone, none is preselected. */
export function shownTimes(
  { days, items, message, membership }: Timeslots,
  moment: Moment,
  isAgain: boolean,
): { readonly times: Times; readonly chosenTime?: Choice } {
  // Times must not be shown without a geographic time zone.
  const zone = zoneOf(days);
  const start = preselected(days, moment);
  if (zone === undefined || !start)
    return { times: { phase: 'empty', why: isAgain ? 'gone' : 'unavailable' } };
  const offer = { days, items, zone, message, plan: membership?.type };
  return { times: { phase: 'ready', offer }, chosenTime: isAgain ? { ...start, key: undefined } : start };
}

/** Returns the chosen time if it can still be chosen. */
export function chosenAmong(
  days: readonly TimeslotDay[],
  chosen: Choice | undefined,
  moment: Moment,
): TimeOption | undefined {
  const times = days.filter(({ date }) => date === chosen?.date).flatMap((day) => day.times);
  return slotsAt(times, moment).find(({ key, state }) => state === 'free' && key === chosen?.key)?.option;
}
