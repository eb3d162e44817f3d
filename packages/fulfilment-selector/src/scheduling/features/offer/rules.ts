import { optionKey, OWN_VENDOR } from '@grocer/foundation/domain';
import type {
  Cents,
  DayKey,
  QuoteItems,
  TimeOption,
  TimeslotDay,
  Timeslots,
} from '@grocer/foundation/domain';
import { preselected, startOf, withHeld, zoneOf } from '../../../times/rules.ts';
import type { Choice, Moment } from '../../../times/rules.ts';
import { dayAmong, filtered, filtersOf, findTime } from './filter-rules.ts';
import type { Filter } from './filter-rules.ts';
import type { OfferProblem } from './problems.ts';

/** The times for the cart and related data. */
export interface Offer {
  readonly days: readonly TimeslotDay[];
  /** The items that each quote covers and excludes, by the quote's id [F-3.10]. */
  readonly items: Readonly<Record<string, QuoteItems>>;
  /** The time zone of the store or delivery address. */
  readonly zone: string;
  readonly message: string | undefined;
  /** The plan of a member, by the service's name. */
  readonly plan: string | undefined;
  /** The order total from which a member's deliveries are free or cheaper, in cents [F-9.6]. */
  readonly freeThreshold: Cents | undefined;
}

/** The state of the times [F-4.17]. */
export type OfferState =
  | { readonly phase: 'idle' | 'loading' }
  | { readonly phase: 'failed'; readonly problem: OfferProblem }
  | { readonly phase: 'ready'; readonly offer: Offer };

/** The state without times. */
export const NO_OFFER = { offer: { phase: 'idle' }, choice: undefined } as const;

/** The state before the first times, which decide the filter. */
export const NO_FILTER = { filter: 'all', filters: [], hasOwn: false, wantsNewTime: false } as const;

/** Returns the offer in a response; undefined without a geographic time zone, which times need. */
export function offerOf({ days, items, message, membership }: Timeslots): Offer | undefined {
  const zone = zoneOf(days);
  if (zone === undefined) return undefined;
  return { days, items, zone, message, plan: membership?.type, freeThreshold: membership?.freeThreshold };
}

/** Returns true when there are deliveries by the banner's own delivery service [F-2.65]. */
const hasOwnTimes = (days: readonly TimeslotDay[]): boolean =>
  days.some(({ times }) => times.some(({ vendorId }) => vendorId === OWN_VENDOR));

const hasTime = ({ times }: TimeslotDay, key: string | undefined): boolean =>
  times.some((time) => optionKey(time) === key);

/** Returns a choice of a day, and of the reserved time if that is on the day. */
export function choiceOn(days: readonly TimeslotDay[], date: DayKey, heldKey: string | undefined): Choice {
  const isHeldThere = days.some((day) => day.date === date && hasTime(day, heldKey));
  return { date, key: isHeldThere ? heldKey : undefined };
}

/** Returns the first choice. Only a reserved time is preselected, since choosing a time reserves it. */
function firstChoice(days: readonly TimeslotDay[], moment: Moment): Choice | undefined {
  const start = preselected(days, moment);
  return start && { date: start.date, key: start.key === moment.heldKey ? start.key : undefined };
}

/** What times were requested for: a filter, and a day to keep. */
interface Wanted {
  readonly filter: Filter;
  readonly date: DayKey | undefined;
}

/** Returns the state for loaded times. A filter that is not available becomes `all`. */
export function shownOffer(offer: Offer, { filter, date }: Wanted, moment: Moment) {
  const { days } = offer;
  const hasOwn = filter === 'own' || hasOwnTimes(days);
  const filters = filtersOf({ days, hasOwn });
  const on = filters.includes(filter) ? filter : 'all';
  const { now, heldKey } = moment;
  const choice =
    date === undefined
      ? firstChoice(days, moment)
      : choiceOn(days, dayAmong(filtered(days, on, heldKey), date, now), heldKey);
  return { offer: { phase: 'ready', offer }, choice, hasOwn, filters, filter: on } as const;
}

/** Returns an offer that includes a reserved time, and the choice of that time. */
export function withReservedTime(
  offer: Offer,
  held: TimeOption,
): { offer: Offer; choice: Choice } | undefined {
  const days = withHeld(offer.days, held);
  const key = optionKey(held);
  const day = days.find((one) => hasTime(one, key));
  return day && { offer: { ...offer, days }, choice: { date: day.date, key } };
}

/** Returns the chosen time if it is offered and has not started; a reserved time may have started. */
export function chosenAmong(
  days: readonly TimeslotDay[],
  key: string,
  { now, heldKey }: Moment,
): TimeOption | undefined {
  const option = findTime(days, key);
  const hasBegun = option && (startOf(option) ?? 0) <= now;
  return hasBegun && key !== heldKey ? undefined : option;
}
