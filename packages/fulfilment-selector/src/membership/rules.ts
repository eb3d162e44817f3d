import { dayText, isDayKey } from '@grocer/foundation/domain';

/** The membership tiers: same-day or next-day delivery. */
export type Tier = 'sameDay' | 'nextDay';

const TIERS: Readonly<Record<string, Tier>> = {
  BST: 'sameDay',
  HTEL: 'sameDay',
  BSTL: 'nextDay',
  HTPL: 'nextDay',
};

/** The yearly price of each tier, in whole dollars. */
export const TIER_DOLLARS: Readonly<Record<Tier, number>> = { sameDay: 99, nextDay: 59 };

/** Returns the tier of a plan. */
export const tierOf = (planCode: string | undefined): Tier | undefined =>
  planCode !== undefined && Object.hasOwn(TIERS, planCode) ? TIERS[planCode] : undefined;

/** Returns the number of days in a renewal period of one or twelve months; undefined for other periods. */
export function renewalDays(quantity: number): number | undefined {
  if (quantity === 1) return 30;
  return quantity === 12 ? 365 : undefined;
}

/** Formats a price for membership texts: without "USD " and ".00". */
export const priceText = (price: string): string => price.replace('USD ', '').replace(/\.00$/, '');

/** Shown in place of an invalid date [F-5.13]. */
const UNKNOWN = 'Unknown';

/**
 * Formats a calendar date as "MMMM DD, YYYY"; a `…Utc` instant by its date in UTC. Returns `unknown` for an
 * invalid date.
 */
export function dateText(date: string, locale?: string, unknown = UNKNOWN): string {
  const day = date.slice(0, 10);
  return isDayKey(day) ? dayText(day, { month: 'long', day: '2-digit', year: 'numeric' }, locale) : unknown;
}
