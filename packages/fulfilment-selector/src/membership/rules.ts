import { dayText, isDayKey } from '@grocer/foundation/domain';

/** The two tiers: deliveries on the same day, or on the next. */
export type Tier = 'sameDay' | 'nextDay';

const TIERS: Readonly<Record<string, Tier>> = {
  BST: 'sameDay',
  HTEL: 'sameDay',
  BSTL: 'nextDay',
  HTPL: 'nextDay',
};

/** What a year of a tier costs, in whole dollars. */
export const TIER_DOLLARS: Readonly<Record<Tier, number>> = { sameDay: 99, nextDay: 59 };

/** The tier of a plan. */
export const tierOf = (planCode: string | undefined): Tier | undefined =>
  planCode !== undefined && Object.hasOwn(TIERS, planCode) ? TIERS[planCode] : undefined;

/** How many days a renewal is reckoned with. */
export function renewalDays(quantity: number): number | undefined {
  if (quantity === 1) return 30;
  return quantity === 12 ? 365 : undefined;
}

/** A price as the membership writes it: without "USD " and ".00". */
export const priceText = (price: string): string => price.replace('USD ', '').replace(/\.00$/, '');

/** Stands for a date that is none [F-5.13]. */
const UNKNOWN = 'Unknown';

/**
 * A calendar date in the membership's way, "MMMM DD, YYYY"; a `…Utc` instant by its date in UTC. What is no
 * date is `unknown`.
 */
export function dateText(date: string, locale?: string, unknown = UNKNOWN): string {
  const day = date.slice(0, 10);
  return isDayKey(day) ? dayText(day, { month: 'long', day: '2-digit', year: 'numeric' }, locale) : unknown;
}
