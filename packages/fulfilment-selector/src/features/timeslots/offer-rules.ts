import type { TimeOption, TimeslotDay, Timeslots } from '@grocer/foundation/domain';
import { preselected, slotsAt, zoneOf } from '../../times/rules.ts';
import type { Choice, Moment } from '../../times/rules.ts';
import type { Times } from './rules.ts';

/** What is on show once times have come; instead of one that is gone (`isAgain`) another is the shopper's to choose. */
export function shownTimes(
  { days, items, message, membership }: Timeslots,
  moment: Moment,
  isAgain: boolean,
): { readonly times: Times; readonly chosenTime?: Choice } {
  // Without a zone that is a place no time may be shown.
  const zone = zoneOf(days);
  const start = preselected(days, moment);
  if (zone === undefined || !start)
    return { times: { phase: 'empty', why: isAgain ? 'gone' : 'unavailable' } };
  const offer = { days, items, zone, message, plan: membership?.type };
  return { times: { phase: 'ready', offer }, chosenTime: isAgain ? { ...start, key: undefined } : start };
}

/** The chosen time, as long as it can be. */
export function chosenAmong(
  days: readonly TimeslotDay[],
  chosen: Choice | undefined,
  moment: Moment,
): TimeOption | undefined {
  const times = days.filter(({ date }) => date === chosen?.date).flatMap((day) => day.times);
  return slotsAt(times, moment).find(({ key, state }) => state === 'free' && key === chosen?.key)?.option;
}
