import { isUnderFive, optionKey, OWN_VENDOR } from '@grocer/foundation/domain';
import type { DayKey, TimeOption, TimeslotDay, VendorFilter } from '@grocer/foundation/domain';
import { isOpenDay, nextOpenDay } from '../../../times/rules.ts';

/** Which deliveries are on show [F-2.65]. */
export type Filter = 'all' | 'own' | 'underFive';

interface Offered {
  readonly days: readonly TimeslotDay[];
  /** Does the banner deliver by a centre of its own here? */
  readonly hasOwn: boolean;
}

/** The filters there are: "Under $5" where some time costs that little, the banner's own where it delivers [F-2.65]. */
export function filtersOf({ days, hasOwn }: Offered): readonly Filter[] {
  const isCheap = days.some(({ times }) => times.some(isUnderFive));
  return ['all', ...(hasOwn ? (['own'] as const) : []), ...(isCheap ? (['underFive'] as const) : [])];
}

/** Whose times to ask for: the banner's own are asked for alone [F-4.22]. */
export const vendorsOf = (filter: Filter, handoffs?: readonly string[]): VendorFilter | undefined => {
  const sources = filter === 'own' ? [OWN_VENDOR] : undefined;
  return sources || handoffs ? { sources, handoffs } : undefined;
};

/** Does another filter need other times? "Under $5" is picked out of those that are here [F-4.22]. */
export const needsOtherTimes = (from: Filter, to: Filter): boolean => (from === 'own') !== (to === 'own');

/** The times that a filter leaves, on the days there are [F-2.65] [F-5.15]; the one that the shopper holds always stays. */
export function filtered(
  days: readonly TimeslotDay[],
  filter: Filter,
  heldKey: string | undefined,
): readonly TimeslotDay[] {
  if (filter !== 'underFive') return days;
  const stays = (time: TimeOption): boolean => isUnderFive(time) || optionKey(time) === heldKey;
  return days.map(({ date, times }) => ({ date, times: times.filter(stays) }));
}

/** The day to be at among those on show: the one before, while it has a time to choose, else the next that has. */
export function dayAmong(days: readonly TimeslotDay[], date: DayKey, now: number): DayKey {
  const isOpen = days.some((day) => day.date === date && isOpenDay(day, now));
  return isOpen ? date : (nextOpenDay(days, date, now) ?? date);
}

/** The time of a key among days. */
export const findTime = (days: readonly TimeslotDay[], key: string): TimeOption | undefined =>
  days.flatMap(({ times }) => times).find((option) => optionKey(option) === key);
