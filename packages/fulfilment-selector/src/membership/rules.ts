import type { Cents, Modality } from '@grocer/foundation/domain';
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

/** Is it one of the two subscriptions that change what is said of fees [F-6.6]? */
export const isSubscription = (planCode: string | undefined): boolean =>
  planCode === 'BST' || planCode === 'BSTL';

/** From this on an order qualifies [F-9.6]. */
const MINIMUM_ORDER: Cents = 3500;

interface Order {
  readonly total: Cents;
  readonly modality: Modality;
  readonly planCode: string | undefined;
}

/** Is a delivery offer shown: on a qualifying delivery, to those without a subscription? */
export const showsDeliveryOffer = ({ total, modality, planCode }: Order): boolean =>
  total >= MINIMUM_ORDER && modality === 'DELIVERY' && !isSubscription(planCode);

/** Is a subscriber told of a free or discounted delivery? */
export const showsDeliveryNotice = (
  { total, modality, planCode }: Order,
  threshold: Cents = MINIMUM_ORDER,
): boolean => isSubscription(planCode) && modality === 'DELIVERY' && total >= threshold;

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
