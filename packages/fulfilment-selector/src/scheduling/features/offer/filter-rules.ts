import { isUnderFive, optionKey, OWN_VENDOR } from '@grocer/foundation/domain';
import type { DayKey, TimeOption, TimeslotDay, VendorFilter } from '@grocer/foundation/domain';
import { isOpenDay, nextOpenDay } from '../../../times/rules.ts';

/** The filter of deliveries [F-2.65]. */
export type Filter = 'all' | 'own' | 'underFive';

interface Offered {
  readonly days: readonly TimeslotDay[];
  /** True when the banner's own delivery service delivers here. */
  readonly hasOwn: boolean;
}

/** Returns the available filters: "Under $5" if a time costs that little, "own" if there is one [F-2.65]. */
export function filtersOf({ days, hasOwn }: Offered): readonly Filter[] {
  const isCheap = days.some(({ times }) => times.some(isUnderFive));
  return ['all', ...(hasOwn ? (['own'] as const) : []), ...(isCheap ? (['underFive'] as const) : [])];
}

/** Returns the vendors to request; the banner's own are requested alone [F-4.22]. */
export const vendorsOf = (filter: Filter, handoffs?: readonly string[]): VendorFilter | undefined => {
  const sources = filter === 'own' ? [OWN_VENDOR] : undefined;
  return sources || handoffs ? { sources, handoffs } : undefined;
};

/** Returns true when a filter needs other times. "Under $5" only selects among those loaded [F-4.22]. */
export const needsOtherTimes = (from: Filter, to: Filter): boolean => (from === 'own') !== (to === 'own');

/** Returns the days with the times that a filter leaves; the reserved time always stays [F-2.65] [F-5.15]. */
export function filtered(
  days: readonly TimeslotDay[],
  filter: Filter,
  heldKey: string | undefined,
): readonly TimeslotDay[] {
  if (filter !== 'underFive') return days;
  const stays = (time: TimeOption): boolean => isUnderFive(time) || optionKey(time) === heldKey;
  return days.map(({ date, times }) => ({ date, times: times.filter(stays) }));
}

/** Returns the day to select: the given one if it has a time to choose, else the next one that has. */
export function dayAmong(days: readonly TimeslotDay[], date: DayKey, now: number): DayKey {
  const isOpen = days.some((day) => day.date === date && isOpenDay(day, now));
  return isOpen ? date : (nextOpenDay(days, date, now) ?? date);
}

/** Returns the time with a key. */
export const findTime = (days: readonly TimeslotDay[], key: string): TimeOption | undefined =>
  days.flatMap(({ times }) => times).find((option) => optionKey(option) === key);
