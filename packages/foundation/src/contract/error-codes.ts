/** Who can do something about a failure: the host's developers, the services, who is signed in, or the shopper. */
export type ErrorCategory = 'host' | 'service' | 'session' | 'user_constraint';

/** Every way a call or a mount can end badly, and who can do something about it. Stable: programs may branch on these. */
export const ERROR_CODES = {
  // the host's mistakes, thrown
  invalid_config: 'host',
  container_in_use: 'host',
  // a browser of before the floor
  browser_unsupported: 'user_constraint',
  // the way there and back
  network: 'service',
  timeout: 'service',
  server_error: 'service',
  rate_limited: 'service',
  invalid_answer: 'service',
  unconfirmed: 'service',
  aborted: 'service',
  // who asks, and for what
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
  // the network of EBT cards cannot answer
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
  // ways to shop
  postal_code_invalid: 'user_constraint',
  no_stores_found: 'user_constraint',
  // times
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
  // the rest
  unexpected: 'service',
} as const satisfies Readonly<Record<string, ErrorCategory>>;
export type ErrorCode = keyof typeof ERROR_CODES;

/** Maps one kind of refusal on the wire to a code; the first rule that fits wins. */
export interface ErrorRule {
  /** Absent fits any. */
  readonly status?: number;
  /** The body's `code`; absent fits any. */
  readonly code?: string;
  /** The body's exact `reason`; absent fits any. */
  readonly reason?: string;
  /** What the body's `code` contains; absent fits any. */
  readonly codeHas?: string;
  /** Is the body's `reason` meant for the shopper, as if it were the customer's message? */
  readonly showsReason?: true;
  readonly as: ErrorCode;
}
