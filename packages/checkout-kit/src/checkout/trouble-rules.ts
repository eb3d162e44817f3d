import type { ErrorCode } from '@grocer/foundation/contract';
import type { Checkout } from '@grocer/foundation/domain';
import type { GrocerError } from '@grocer/foundation/http';

/** Reasons why an order was not placed or changed, by what the shopper can do. */
export type SubmitTroubleKind =
  /** Use another card, or correct this one. */
  | 'declined'
  | 'unsupported'
  | 'expiredCard'
  | 'paymentsMissing'
  /** Sign in again. */
  | 'session'
  /** State the shopper's age. */
  | 'age'
  | 'pinInvalid'
  | 'pinLocked'
  /** The service's own message, in `reason`. */
  | 'reason'
  /** The device is offline, so nothing was sent. */
  | 'offline'
  /** An edit that was in flight failed and has to be made again first. */
  | 'unsaved'
  /** The submission never arrived and no longer can: submit again. */
  | 'notDone'
  /** The changes cannot be made: an item is unavailable, it is too late, or there are no changes. */
  | 'fallout'
  | 'tooLate'
  | 'modifyMissing'
  /** Submit again later. */
  | 'generic';

/** Why a submission certainly failed. */
export interface SubmitTrouble {
  readonly kind: SubmitTroubleKind;
  /** The service's message for the shopper. */
  readonly reason?: string | undefined;
  /** The code that customer service asks for, shown after the message. */
  readonly errorCode?: string | undefined;
  /** The id of the declined card, if it was the only card that was charged. */
  readonly cardId?: string | undefined;
}

/** Returns true for troubles of the paying cards, which are shown beside the cards. */
export const isAboutCards = (trouble: SubmitTrouble | undefined): boolean =>
  trouble?.kind === 'declined' || trouble?.kind === 'unsupported' || trouble?.kind === 'expiredCard';

const BY_CODE: Partial<Readonly<Record<ErrorCode, SubmitTroubleKind>>> = {
  card_declined: 'declined',
  card_issuer_refused: 'declined',
  payment_type_unsupported: 'unsupported',
  payments_missing: 'paymentsMissing',
  session_expired: 'session',
  forbidden: 'session',
  age_restricted: 'age',
  promise_fallout: 'fallout',
  order_unchangeable: 'tooLate',
  modification_missing: 'modifyMissing',
  pin_invalid: 'pinInvalid',
  pin_locked: 'pinLocked',
  alcohol_quantity_exceeded: 'reason',
  alcohol_unavailable: 'reason',
  quantity_limit: 'reason',
  third_party_refused: 'reason',
};

// [C-8.8]
/** Customer service's codes for a missing part of an order. */
const SERVICE_CODES: Partial<Readonly<Record<ErrorCode, string>>> = {
  not_found: 'RS',
  contact_required: 'RS-2',
  payments_missing: 'SS',
};

// [C-8.1] to [C-8.14]
/**
 * Returns what to tell the shopper about a refused submission. A reason without a message becomes `generic`.
 */
export function troubleOf(
  { code, customerMessage }: GrocerError,
  { payments }: Pick<Checkout, 'payments'>,
): SubmitTrouble {
  const kind = BY_CODE[code] ?? 'generic';
  // A bank card is authorized for a hold even if it pays nothing [C-9.5].
  const asked = payments.filter(({ amount, card }) => amount > 0 || card.group === 'bank');
  const [only] = asked;
  if (kind === 'declined' && asked.length === 1) return { kind, cardId: only?.card.id };
  const errorCode = SERVICE_CODES[code];
  if (errorCode !== undefined) return { kind, errorCode };
  if (kind !== 'reason') return { kind };
  return customerMessage === undefined ? { kind: 'generic' } : { kind, reason: customerMessage };
}
