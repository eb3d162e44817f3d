import type { ErrorCode } from '../contract/error-codes.ts';
import type { GrocerError } from './grocer-error.ts';

/** Who can do something about a failure: the host's developers, the services, who is signed in, or the shopper. */
export type ErrorCategory = 'host' | 'service' | 'session' | 'user_constraint';

/** A failure in the words of error logs. Nothing here holds a token, a card number, a PIN or an address. */
export interface ErrorReport {
  readonly customerMessage: string | undefined;
  readonly errorCategory: ErrorCategory;
  readonly errorType: ErrorCode;
  /** The path template, never the filled path. */
  readonly normalizedEndpoint: string | undefined;
  readonly status: number | undefined;
}

const CATEGORIES: Readonly<Record<ErrorCode, ErrorCategory>> = {
  invalid_config: 'host',
  container_in_use: 'host',
  browser_unsupported: 'user_constraint',
  network: 'service',
  timeout: 'service',
  server_error: 'service',
  rate_limited: 'service',
  invalid_answer: 'service',
  unconfirmed: 'service',
  aborted: 'service',
  session_expired: 'session',
  forbidden: 'session',
  not_found: 'service',
  payment_intent_missing: 'host',
  bad_request: 'service',
  conflict: 'service',
  card_declined: 'user_constraint',
  card_duplicate: 'user_constraint',
  card_issuer_refused: 'user_constraint',
  billing_address_refused: 'user_constraint',
  payment_info_invalid: 'user_constraint',
  card_token_spent: 'user_constraint',
  customer_service_needed: 'user_constraint',
  snap_card_exists: 'user_constraint',
  gift_card_limit: 'user_constraint',
  gift_card_empty: 'user_constraint',
  pin_invalid: 'user_constraint',
  pin_locked: 'user_constraint',
  balance_refused: 'user_constraint',
  hosted_fields_unavailable: 'service',
  hosted_fields_refused: 'user_constraint',
  address_invalid: 'user_constraint',
  address_id_missing: 'host',
  address_limit: 'user_constraint',
  postal_code_invalid: 'user_constraint',
  no_stores_found: 'user_constraint',
  no_timeslots: 'user_constraint',
  items_unavailable: 'user_constraint',
  location_required: 'user_constraint',
  full_address_required: 'user_constraint',
  alcohol_quantity_exceeded: 'user_constraint',
  alcohol_unavailable: 'user_constraint',
  third_party_refused: 'user_constraint',
  unknown_response: 'service',
  timeslot_taken: 'user_constraint',
  promise_expired: 'user_constraint',
  promise_fallout: 'user_constraint',
  promise_invalid: 'user_constraint',
  version_conflict: 'service',
  cart_empty: 'user_constraint',
  quantity_invalid: 'user_constraint',
  quantity_limit: 'user_constraint',
  unexpected: 'service',
};

/** What an error log keeps of a failure. */
export const errorReportOf = ({
  customerMessage,
  code,
  endpoint,
  status,
}: Pick<GrocerError, 'code' | 'customerMessage' | 'endpoint' | 'status'>): ErrorReport => ({
  customerMessage,
  errorCategory: CATEGORIES[code],
  errorType: code,
  normalizedEndpoint: endpoint,
  status,
});
