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

/** The times of the banner's own centre, and what goes with them. */
export interface Offer {
  readonly days: readonly TimeslotDay[];
  /** What each quote covers, by its id. */
  readonly items: Timeslots['items'];
  /** The zone of the place. */
  readonly zone: string;
  readonly message: string | undefined;
  /** The plan of a member, as the service names it [F-2.52]. */
  readonly plan: string | undefined;
}

/** How the times come along [F-4.19]. */
export type Times =
  | { readonly phase: 'idle' | 'loading' }
  /** `unknown`: nobody has said where to. */
  | { readonly phase: 'failed'; readonly why: 'service' | 'unknown' }
  /** `gone`: there were some, but others were faster. */
  | { readonly phase: 'empty'; readonly why: 'unavailable' | 'gone' }
  | { readonly phase: 'ready'; readonly offer: Offer };

/** How the reservation of a time comes along. */
export type Reserving =
  | { readonly phase: 'idle' | 'saving' }
  | { readonly phase: 'failed'; readonly why: ReserveProblem };
export type ReserveProblem = 'taken' | 'none-left' | 'technical';

/** Why a time could not be reserved: gone only where the service says so itself [F-8.11] [F-8.14] [F-8.15]. */
export function reserveProblem({ code }: Pick<GrocerError, 'code'>): ReserveProblem {
  if (code === 'timeslot_taken') return 'taken';
  return code === 'no_timeslots' ? 'none-left' : 'technical';
}

/** Does a refusal say that nothing is delivered there now, rather than that something went wrong [F-8.12]? */
export const isUnavailable = ({ code }: Pick<GrocerError, 'code'>): boolean =>
  code === 'no_timeslots' || code === 'no_stores_found';

/** Where the shopper has deliveries brought, if a whole address is known. */
export function deliveredTo(active: ModalityPreference | undefined): Address | undefined {
  if (active?.modality !== 'DELIVERY' || active.destination.kind !== 'address') return undefined;
  const { address } = active.destination;
  return address.street === '' ? undefined : address;
}

interface Known {
  readonly book: readonly ProfileAddress[];
  readonly active: ModalityPreference | undefined;
  /** The ZIP code that the shopper looks around. */
  readonly zip: string | undefined;
}

/** The address that times are for: in the book, and where the shopper looks; the one in use before others [F-4.18]. */
export function bookedAddress({ book, active, zip }: Known): Address | undefined {
  const near = book.map(({ address }) => address).filter((one) => one.street !== '' && areaOf(one) === zip);
  const inUse = deliveredTo(active);
  return near.find((one) => inUse && isSameAddress(one, inUse)) ?? near[0];
}

/** What an address is looked for where times are wanted. */
export const TIMES_PURPOSE: AddressPurpose = { modality: 'DELIVERY', isOwn: true, wantsTimes: true };

/** The words of the button that reserves, by name: plainer ones where the service has none for these times [F-2.49]. */
export function reserveWords(
  redesign: boolean,
  strings: StringTable | undefined,
): 'reserve' | 'reserveInRedesign' | 'reserveByDefault' {
  if (redesign) return 'reserveInRedesign';
  return strings && Object.keys(strings).length === 0 ? 'reserveByDefault' : 'reserve';
}

/** The button that a choice of times is made with. */
export const TIMES = 'times';
