import type { ErrorCode } from '@grocer/foundation/contract';
import type { GrocerError } from '@grocer/foundation/http';

/** Why there are no times, as the key of the text [F-8.16] to [F-8.24]. */
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

/** A failure to load times, as the shopper sees it. */
export interface OfferProblem {
  readonly kind: OfferProblemKind;
  /** The error code for customer service. */
  readonly code: string;
  /** The service's own message, if it is meant for shoppers [F-8.22]. */
  readonly reason?: string | undefined;
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

/** The code by which customer service knows a refusal at the edge [F-8.23]. */
const FORBIDDEN_CODE = 'TS1079';

/** Returns the code of an unknown error, from the response's status if there is one [F-8.23] [F-8.24]. */
const unknownCode = (status: number | undefined): string => `TS1${status ?? '000'}`;

/** The kinds of problems with a code of their own. */
const CODES: Readonly<Partial<Record<OfferProblemKind, (status: number | undefined) => string>>> = {
  forbidden: () => FORBIDDEN_CODE,
  edge: unknownCode,
  unknown: unknownCode,
};

/** Maps the error of loading times [F-8.16] to [F-8.24]. */
export function offerProblemOf({ code, customerMessage, status }: GrocerError): OfferProblem {
  const kind = KINDS[code] ?? 'unknown';
  // A partner's refusal without a message is shown as an unknown error.
  const isSilent = kind === 'partner' && customerMessage === undefined;
  const told = isSilent ? 'unknown' : kind;
  return {
    kind: told,
    code: CODES[told]?.(status) ?? code.toUpperCase(),
    reason: kind === 'partner' ? customerMessage : undefined,
  };
}

/** Returns true when the shopper can do something about it; false for a failed service [F-8.23]. */
export const isConstraint = ({ kind }: OfferProblem): boolean =>
  kind !== 'unknown' && kind !== 'edge' && kind !== 'offline';

/** Returns true when a problem opens a dialog, because its cause is unknown [F-2.68] [F-8.24]. */
export const isModal = ({ kind }: OfferProblem): boolean => kind === 'unknown' || kind === 'edge';
