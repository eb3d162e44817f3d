/** Every way a call or a mount can end badly. Stable: programs may branch on these. */
export const ERROR_CODES = [
  // the host's mistakes, thrown
  'invalid_config',
  'container_in_use',
  // a browser of before the floor
  'browser_unsupported',
  // the way there and back
  'network',
  'timeout',
  'server_error',
  'rate_limited',
  'invalid_answer',
  'unconfirmed',
  'aborted',
  // who asks, and for what
  'session_expired',
  'forbidden',
  'not_found',
  'payment_intent_missing',
  'bad_request',
  'conflict',
  // cards
  'card_declined',
  'card_duplicate',
  'card_issuer_refused',
  'billing_address_refused',
  'payment_info_invalid',
  'card_token_spent',
  'customer_service_needed',
  'snap_card_exists',
  'gift_card_limit',
  'gift_card_empty',
  // EBT PINs
  'pin_invalid',
  'pin_locked',
  'balance_refused',
  // hosted fields
  'hosted_fields_unavailable',
  'hosted_fields_refused',
  // addresses
  'address_invalid',
  'address_id_missing',
  'address_limit',
  // ways to shop
  'postal_code_invalid',
  'no_stores_found',
  // times
  'no_timeslots',
  'items_unavailable',
  'location_required',
  'full_address_required',
  'alcohol_quantity_exceeded',
  'alcohol_unavailable',
  'third_party_refused',
  'unknown_response',
  'timeslot_taken',
  'promise_expired',
  'promise_fallout',
  'promise_invalid',
  'version_conflict',
  'cart_empty',
  'quantity_invalid',
  'quantity_limit',
  // the rest
  'unexpected',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

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
