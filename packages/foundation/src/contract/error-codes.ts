/** Every way a call or a mount can end badly. Stable: programs may branch on these. */
export const ERROR_CODES = [
  // the host's mistakes, thrown
  'invalid_config',
  'container_in_use',
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
  // the rest
  'unexpected',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** Maps one kind of refusal on the wire to a code; the first rule that fits wins. */
export interface ErrorRule {
  readonly status: number;
  /** The body's `code`; absent fits any. */
  readonly code?: string;
  /** The body's exact `reason`; absent fits any. */
  readonly reason?: string;
  readonly as: ErrorCode;
}
