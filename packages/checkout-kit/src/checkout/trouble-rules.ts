import type { ErrorCode } from '@grocer/foundation/contract';
import type { Checkout } from '@grocer/foundation/domain';
import type { GrocerError } from '@grocer/foundation/http';

/** What keeps an order from being placed or changed, by what the shopper can do about it. */
export type SubmitTroubleKind =
  /** Another card, or the same one corrected. */
  | 'declined'
  | 'unsupported'
  | 'expiredCard'
  | 'paymentsMissing'
  /** Sign in again. */
  | 'session'
  /** Say how old one is. */
  | 'age'
  | 'pinInvalid'
  | 'pinLocked'
  /** What the service says itself. */
  | 'reason'
  /** There is no network, so that nothing was sent. */
  | 'offline'
  /** A change that was still on its way has not been taken up: it has to be seen to first. */
  | 'unsaved'
  /** It never arrived, and cannot any more: press again. */
  | 'notDone'
  /** Changes that cannot be made: something in them cannot be had, it is too late, or nobody made any. */
  | 'fallout'
  | 'tooLate'
  | 'modifyMissing'
  /** Press again, later. */
  | 'generic';

/** Why a submission came to nothing, certainly. */
export interface SubmitTrouble {
  readonly kind: SubmitTroubleKind;
  /** Words of the service that are meant for the shopper. */
  readonly reason?: string | undefined;
  /** The code that customer service asks for, shown behind the words. */
  readonly errorCode?: string | undefined;
  /** The card that was declined, where it was the only one that was asked. */
  readonly cardId?: string | undefined;
}

/** Is it a trouble of the cards that pay, so that it is told beside them? */
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
/** What customer service calls a part that the service misses in an order. */
const SERVICE_CODES: Partial<Readonly<Record<ErrorCode, string>>> = {
  not_found: 'RS',
  contact_required: 'RS-2',
  payments_missing: 'SS',
};

// [C-8.1] to [C-8.14]
/** What to tell the shopper of a submission that was refused. Without words of its own a reason is the generic trouble. */
export function troubleOf(
  { code, customerMessage }: GrocerError,
  { payments }: Pick<Checkout, 'payments'>,
): SubmitTrouble {
  const kind = BY_CODE[code] ?? 'generic';
  // A bank card is asked for its hold, even where it pays nothing [C-9.5].
  const asked = payments.filter(({ amount, card }) => amount > 0 || card.group === 'bank');
  const [only] = asked;
  if (kind === 'declined' && asked.length === 1) return { kind, cardId: only?.card.id };
  const errorCode = SERVICE_CODES[code];
  if (errorCode !== undefined) return { kind, errorCode };
  if (kind !== 'reason') return { kind };
  return customerMessage === undefined ? { kind: 'generic' } : { kind, reason: customerMessage };
}
