import type { Cents, QuoteItems, TimeslotDay, Timeslots } from '@grocer/foundation/domain';
import { OWN_VENDOR } from '../../../times/hold/rules.ts';
import { zoneOf } from '../../../times/rules.ts';
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

/** The offer in an answer; without a zone that is a place no time may be shown. */
export function offerOf({ days, items, message, membership }: Timeslots): Offer | undefined {
  const zone = zoneOf(days);
  if (zone === undefined) return undefined;
  return { days, items, zone, message, plan: membership?.type, freeThreshold: membership?.freeThreshold };
}

/** Are there deliveries by the banner's own trucks among times [F-2.65]? */
export const hasOwnTimes = (days: readonly TimeslotDay[]): boolean =>
  days.some(({ times }) => times.some(({ vendorId }) => vendorId === OWN_VENDOR));
