/** Who can resolve an error: the host's developers, the services, a new sign-in, or the shopper. */
export type ErrorCategory = 'host' | 'service' | 'session' | 'user_constraint';

/** Every error code of a call or mount, with who can resolve it. Stable: programs may branch on them. */
export const ERROR_CODES = {
  // mistakes of the host, thrown
  invalid_config: 'host',
  container_in_use: 'host',
  // browsers older than the minimum version
  browser_unsupported: 'user_constraint',
  // transport
  network: 'service',
  timeout: 'service',
  server_error: 'service',
  rate_limited: 'service',
  invalid_answer: 'service',
  unconfirmed: 'service',
  aborted: 'service',
  // authentication, authorization and the request
  session_expired: 'session',
  forbidden: 'session',
  not_found: 'service',
  payment_intent_missing: 'host',
  bad_request: 'service',
  conflict: 'service',
  // cards
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
  // EBT PINs
  pin_invalid: 'user_constraint',
  pin_locked: 'user_constraint',
  balance_refused: 'user_constraint',
  // EBT network unavailable
  issuer_unavailable: 'service',
  // hosted fields
  hosted_fields_unavailable: 'service',
  hosted_fields_refused: 'user_constraint',
  // addresses
  address_invalid: 'user_constraint',
  address_id_missing: 'host',
  address_limit: 'user_constraint',
  constraint_violation: 'service',
  // preferences
  preferences_not_found: 'user_constraint',
  no_preferred_store: 'user_constraint',
  mobile_phone_missing: 'user_constraint',
  // modalities
  postal_code_invalid: 'user_constraint',
  no_stores_found: 'user_constraint',
  // time slots
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
  // orders
  order_submitted: 'service',
  order_expired: 'user_constraint',
  order_unchangeable: 'user_constraint',
  modification_missing: 'user_constraint',
  payment_type_unsupported: 'user_constraint',
  payment_rejected: 'user_constraint',
  payments_missing: 'service',
  contact_required: 'user_constraint',
  age_restricted: 'user_constraint',
  promo_refused: 'user_constraint',
  flash_sale_refused: 'user_constraint',
  // everything else
  unexpected: 'service',
} as const satisfies Readonly<Record<string, ErrorCategory>>;
export type ErrorCode = keyof typeof ERROR_CODES;

/** Maps a rejection by the service to an error code; the first matching rule wins. */
export interface ErrorRule {
  /** Status code; absent matches any. */
  readonly status?: number;
  /** The body's `code`; absent matches any. */
  readonly code?: string;
  /** The body's exact `reason`; absent matches any. */
  readonly reason?: string;
  /** A substring of the body's `code`; absent matches any. */
  readonly codeHas?: string;
  /** True when the body's `reason` is shown to the shopper, like a customer message. */
  readonly showsReason?: true;
  readonly as: ErrorCode;
}

/** Returns true when a write that ended in an error of this code may have been made all the same. */
export const isUnconfirmed = (code: ErrorCode): boolean => code === 'unconfirmed' || code === 'timeout';
