import type { ErrorCode } from '@grocer/foundation/contract';
import type { GrocerError } from '@grocer/foundation/http';
import type { FormName, Problem } from '../slice.ts';
import { commonProblem } from './common/rules.ts';
import type { ErrorMessages } from './messages.ts';

type About = Exclude<keyof ErrorMessages, 'retry' | 'tooManyUntil'>;

/** The message for each code of a refusal [W-8.2] to [W-8.14]. */
const BY_CODE: Readonly<Partial<Record<ErrorCode, About>>> = {
  snap_card_exists: 'snapCardExists',
  pin_invalid: 'pinInvalid',
  pin_locked: 'pinLocked',
  billing_address_refused: 'addressRefused',
  card_issuer_refused: 'issuerRefused',
  gift_card_empty: 'giftCardEmpty',
  card_declined: 'declined',
  card_duplicate: 'duplicate',
  payment_info_invalid: 'invalid',
  card_token_spent: 'cardAgain',
  customer_service_needed: 'callUs',
  gift_card_limit: 'giftCardLimit',
  rate_limited: 'tooMany',
};

/** The message of each form for every other code [W-8.16] to [W-8.24]. */
const FALLBACK: Readonly<Record<FormName, About>> = {
  'add-card': 'addFailed',
  'add-snap-card': 'addFailed',
  'add-gift-card': 'addFailed',
  'edit-card': 'editFailed',
  'delete-card': 'deleteFailed',
  'prefer-card': 'preferFailed',
  'check-balance': 'snapBalanceFailed',
  'enter-pin': 'snapBalanceFailed',
  'update-address': 'saveAddressFailed',
};

/** The message of each form while the outcome is unknown; forms that only read have none. */
const UNCONFIRMED: Readonly<Partial<Record<FormName, About>>> = {
  'add-card': 'unconfirmedAdd',
  'add-snap-card': 'unconfirmedAdd',
  'add-gift-card': 'unconfirmedAdd',
  'edit-card': 'unconfirmedChange',
  'delete-card': 'unconfirmedChange',
  'prefer-card': 'unconfirmedChange',
  'update-address': 'unconfirmedChange',
};

/** Minimum wait in ms for which the message names a time; a shorter one is over once it has been read. */
const WORTH_A_CLOCK_MS = 60_000;
const HALF_A_DAY_MS = 12 * 60 * 60_000;

type Failure = Pick<GrocerError, 'code' | 'status' | 'customerMessage' | 'retryAfterMs'>;

/** Returns the problem to show for an error at `now`; an edit shows the service's own message [W-8.18]. */
export function problemOf(form: FormName, error: Failure, now: number): Problem {
  const { code, customerMessage, retryAfterMs = 0 } = error;
  if (form === 'edit-card' && customerMessage) return { about: 'said', words: customerMessage };
  if (code === 'rate_limited' && retryAfterMs > WORTH_A_CLOCK_MS)
    return { about: 'tooManyUntil', until: now + retryAfterMs, isFar: retryAfterMs > HALF_A_DAY_MS };
  // A payment has a message of its own for this code [C-8.19].
  if (form === 'enter-pin' && code === 'pin_invalid') return { about: 'pinUnverified' };
  if (form === 'edit-card' && code === 'card_token_spent') return { about: 'codeAgain' };
  const unconfirmed = code === 'unconfirmed' ? UNCONFIRMED[form] : undefined;
  return { about: commonProblem(error) ?? unconfirmed ?? BY_CODE[code] ?? FALLBACK[form] };
}
