import { areaOf, isSameAddress } from '@grocer/foundation/domain';
import type {
  Address,
  ModalityPreference,
  ProfileAddress,
  TimeslotDay,
  Timeslots,
} from '@grocer/foundation/domain';
import type { GrocerError } from '@grocer/foundation/http';
import type { AddressPurpose } from '../../core/address-rules.ts';
import type { StringTable } from '../../core/content/rules.ts';
import { concernsOwn } from '../../times/hold/rules.ts';
import type { Hold } from '../../times/hold/rules.ts';

/** The times of the banner's own centre and related data. */
export interface Offer {
  readonly days: readonly TimeslotDay[];
  /** The items that each quote covers, by the quote's id. */
  readonly items: Timeslots['items'];
  /** The time zone of the delivery address. */
  readonly zone: string;
  readonly message: string | undefined;
  /** The plan of a member, by the service's name [F-2.52]. */
  readonly plan: string | undefined;
}

/** The state of the timeslots [F-4.19]. */
export type Times =
  | { readonly phase: 'idle' | 'loading' }
  /** `unknown`: there is no delivery address. */
  | { readonly phase: 'failed'; readonly why: 'service' | 'unknown' }
  /** `gone`: there were times, but other shoppers took them. */
  | { readonly phase: 'empty'; readonly why: 'unavailable' | 'gone' }
  | { readonly phase: 'ready'; readonly offer: Offer };

/** The reservation, and the state that tells the place of the times. */
interface Timed {
  readonly timesAddress: Address | undefined;
  readonly reservation: Hold;
}

const NO_HOLD: Hold = { phase: 'none' };

/** Returns the reservation if it is one of these times: the banner's own delivery to the address. */
export const holdHere = ({ timesAddress, reservation }: Timed): Hold =>
  concernsOwn(reservation, timesAddress && areaOf(timesAddress)) ? reservation : NO_HOLD;

/** The state of reserving a time. */
export type Reserving =
  | { readonly phase: 'idle' | 'saving' }
  | { readonly phase: 'failed'; readonly why: ReserveProblem };
export type ReserveProblem = 'taken' | 'none-left' | 'technical';

/** Maps the error of a reservation; a time is gone only if the service says so [F-8.11] [F-8.14] [F-8.15]. */
export function reserveProblem({ code }: Pick<GrocerError, 'code'>): ReserveProblem {
  if (code === 'timeslot_taken') return 'taken';
  return code === 'no_timeslots' ? 'none-left' : 'technical';
}

/** Returns true for a refusal that means "no delivery there now", not a failure [F-8.12]. */
export const isUnavailable = ({ code }: Pick<GrocerError, 'code'>): boolean =>
  code === 'no_timeslots' || code === 'no_stores_found';

/** Returns the delivery address in use if it is complete. */
export function deliveredTo(active: ModalityPreference | undefined): Address | undefined {
  if (active?.modality !== 'DELIVERY' || active.destination.kind !== 'address') return undefined;
  const { address } = active.destination;
  return address.street === '' ? undefined : address;
}

interface Known {
  readonly book: readonly ProfileAddress[];
  readonly active: ModalityPreference | undefined;
  /** The ZIP code of the shopper's search. */
  readonly zip: string | undefined;
}

/** Returns the address for the times: in the book and in the ZIP code, preferably the one in use [F-4.18]. */
export function bookedAddress({ book, active, zip }: Known): Address | undefined {
  const near = book.map(({ address }) => address).filter((one) => one.street !== '' && areaOf(one) === zip);
  const inUse = deliveredTo(active);
  return near.find((one) => inUse && isSameAddress(one, inUse)) ?? near[0];
}

/** The purpose of choosing an address for timeslots. */
export const TIMES_PURPOSE: AddressPurpose = { modality: 'DELIVERY', isOwn: true, wantsTimes: true };

/** Returns the text key of the reserve button; a plainer one without texts for timeslots [F-2.49]. */
export function reserveWords(
  redesign: boolean,
  strings: StringTable | undefined,
): 'reserve' | 'reserveInRedesign' | 'reserveByDefault' {
  if (redesign) return 'reserveInRedesign';
  return strings && Object.keys(strings).length === 0 ? 'reserveByDefault' : 'reserve';
}

/** The `place` of a choice that is made by reserving a time. */
export const TIMES = 'times';
