import type { ErrorCode } from '@grocer/foundation/contract';
import type { GrocerError } from '@grocer/foundation/http';

/** Why no times can be offered, by the name of its wording [F-8.16] to [F-8.24]. */
export type OfferProblemKind =
  | 'noTimes'
  | 'noItems'
  | 'badAddress'
  | 'noStores'
  | 'alcoholQuantity'
  | 'alcohol'
  | 'partner'
  | 'edge'
  | 'forbidden'
  | 'offline'
  | 'unknown';

/** A failure to offer times, as the shopper is told of it. */
export interface OfferProblem {
  readonly kind: OfferProblemKind;
  /** What the shopper can tell customer service. */
  readonly code: string;
  /** The service's own words, where they are meant for shoppers [F-8.22]. */
  readonly reason: string | undefined;
}

const KINDS: Readonly<Partial<Record<ErrorCode, OfferProblemKind>>> = {
  no_timeslots: 'noTimes',
  items_unavailable: 'noItems',
  address_invalid: 'badAddress',
  location_required: 'badAddress',
  full_address_required: 'badAddress',
  no_stores_found: 'noStores',
  alcohol_quantity_exceeded: 'alcoholQuantity',
  alcohol_unavailable: 'alcohol',
  third_party_refused: 'partner',
  unknown_response: 'edge',
  forbidden: 'forbidden',
  network: 'offline',
};

/** The code that customer service knows a refusal at the edge by [F-8.23]. */
const FORBIDDEN_CODE = 'TS1079';

/** The code of what nobody knows: by how the service answered, if it did [F-8.23] [F-8.24]. */
const unknownCode = (status: number | undefined): string => `TS1${status ?? '000'}`;

/** Codes that are shown. */
const CODES: Readonly<Partial<Record<OfferProblemKind, (status: number | undefined) => string>>> = {
  forbidden: () => FORBIDDEN_CODE,
  edge: unknownCode,
  unknown: unknownCode,
};

/** What a refusal to offer times is to the shopper [F-8.16] to [F-8.24]. */
export function offerProblemOf({ code, customerMessage, status }: GrocerError): OfferProblem {
  const kind = KINDS[code] ?? 'unknown';
  // A partner that refuses without a word is a failure like any other.
  const isSilent = kind === 'partner' && customerMessage === undefined;
  const told = isSilent ? 'unknown' : kind;
  return {
    kind: told,
    code: CODES[told]?.(status) ?? code.toUpperCase(),
    reason: kind === 'partner' ? customerMessage : undefined,
  };
}

/** Is it the shopper's to do something about, rather than the service's failure [F-8.23]? */
export const isConstraint = ({ kind }: OfferProblem): boolean =>
  kind !== 'unknown' && kind !== 'edge' && kind !== 'offline';

/** Does it open a window above the page: nobody knows what is wrong [F-2.68] [F-8.24]? */
export const isModal = ({ kind }: OfferProblem): boolean => kind === 'unknown' || kind === 'edge';
