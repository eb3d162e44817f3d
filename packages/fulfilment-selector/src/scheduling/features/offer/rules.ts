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

/** The times there are for the cart, and what goes with them. */
export interface Offer {
  readonly days: readonly TimeslotDay[];
  /** What each quote covers, and what falls out of it [F-3.10]. */
  readonly items: Readonly<Record<string, QuoteItems>>;
  /** The zone of the place. */
  readonly zone: string;
  readonly message: string | undefined;
  /** The plan of a member, as the service names it. */
  readonly plan: string | undefined;
  /** From this on, their deliveries are free or cheaper [F-9.6]. */
  readonly freeThreshold: Cents | undefined;
}

/** How far the times have come [F-4.17]. */
export type OfferState =
  | { readonly phase: 'idle' | 'loading' }
  | { readonly phase: 'failed'; readonly problem: OfferProblem }
  | { readonly phase: 'ready'; readonly offer: Offer };

/** What is true while there are no times. */
export const NO_OFFER = { offer: { phase: 'idle' }, choice: undefined } as const;

/** The offer in an answer; without a zone that is a place no time may be shown. */
export function offerOf({ days, items, message, membership }: Timeslots): Offer | undefined {
  const zone = zoneOf(days);
  if (zone === undefined) return undefined;
  return { days, items, zone, message, plan: membership?.type, freeThreshold: membership?.freeThreshold };
}

/** Are there deliveries by the banner's own trucks among times [F-2.65]? */
const hasOwnTimes = (days: readonly TimeslotDay[]): boolean =>
  days.some(({ times }) => times.some(({ vendorId }) => vendorId === OWN_VENDOR));

const hasTime = ({ times }: TimeslotDay, key: string | undefined): boolean =>
  times.some((time) => optionKey(time) === key);

/** A day, with the time that is held if it is one of that day. */
export function choiceOn(days: readonly TimeslotDay[], date: DayKey, heldKey: string | undefined): Choice {
  const isHeldThere = days.some((day) => day.date === date && hasTime(day, heldKey));
  return { date, key: isHeldThere ? heldKey : undefined };
}

/** The day to begin with; of its times only the one that is held is chosen, since choosing reserves. */
function firstChoice(days: readonly TimeslotDay[], moment: Moment): Choice | undefined {
  const start = preselected(days, moment);
  return start && { date: start.date, key: start.key === moment.heldKey ? start.key : undefined };
}

/** What times were asked for: those of a filter, and a day to stay at. */
interface Wanted {
  readonly filter: Filter;
  readonly date: DayKey | undefined;
}

/** What is on show once times have come; a filter that leaves nothing here is none. */
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

/** An offer with a held time among it, and that time chosen. */
export function adopted(offer: Offer, held: TimeOption): { offer: Offer; choice: Choice } | undefined {
  const days = withHeld(offer.days, held);
  const key = optionKey(held);
  const day = days.find((one) => hasTime(one, key));
  return day && { offer: { ...offer, days }, choice: { date: day.date, key } };
}

/** The chosen time, if it is among those on offer and can still be had: of one that is held the service has the last word. */
export function chosenAmong(
  days: readonly TimeslotDay[],
  key: string,
  { now, heldKey }: Moment,
): TimeOption | undefined {
  const option = findTime(days, key);
  const hasBegun = option && (startOf(option) ?? 0) <= now;
  return hasBegun && key !== heldKey ? undefined : option;
}
