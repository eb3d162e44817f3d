import type { ErrorRule } from '../error-codes.ts';

//
/** Codes of a declined card, where another card or corrected details may succeed. */
const DECLINES = [
  'TRANSACTION_DECLINED',
  'INSUFFICIENT_FUNDS',
  'INSUFFICIENT_CREDIT',
  'INVALID_CARD_NUMBER',
  'CARD_LOST_OR_STOLEN',
  'FRAUD_REJECTION',
  'CARD_USE_EXCEEDED',
  'CARD_OR_PIN_ALREADY_ACTIVE',
  'CARD_OR_PIN_NOT_ACTIVE',
  'BANK_DECLINE',
  'CARD_EXPIRED',
] as const;

/** Error codes for changes of a checkout. */
export const checkoutRefusals: readonly ErrorRule[] = [
  { status: 409, code: 'VERSION_CONFLICT', as: 'version_conflict' },
  { status: 409, code: 'CHECKOUT_SUBMITTED', as: 'order_submitted' },
  { status: 410, code: 'CHECKOUT_EXPIRED', as: 'order_expired' },
  { status: 410, codeHas: 'PROMISE_EXPIRED', as: 'promise_expired' },
];

// [C-8.1] to [C-8.6] [C-8.14]
/** Error codes for placing or modifying an order. */
export const orderRefusals: readonly ErrorRule[] = [
  ...checkoutRefusals,
  ...DECLINES.map((code) => ({ status: 402, code, as: 'card_declined' }) as const),
  { status: 402, code: 'INVALID_PIN', as: 'pin_invalid' },
  { status: 402, code: 'MAX_PIN_TRIES_EXCEEDED', as: 'pin_locked' },
  // The issuer has not decided yet, so the outcome is unknown.
  { status: 402, code: 'REQUEST_STILL_PROCESSING', as: 'unconfirmed' },
  { status: 402, as: 'card_declined' },
  { status: 422, code: 'PAYMENT_TYPE_NOT_SUPPORTED', as: 'payment_type_unsupported' },
  { status: 422, code: 'POST_AUTHORIZATION_REJECTED', showsReason: true, as: 'payment_rejected' },
  { status: 422, code: 'PAYMENTS_MISSING', as: 'payments_missing' },
  { status: 422, code: 'CONTACT_REQUIRED', as: 'contact_required' },
  { status: 422, code: 'AGE_RESTRICTED', as: 'age_restricted' },
  { status: 422, codeHas: 'ALCOHOL_QTY_EXCEEDED', showsReason: true, as: 'alcohol_quantity_exceeded' },
  { status: 422, codeHas: 'ALCOHOL_NOT_AVAILABLE', showsReason: true, as: 'alcohol_unavailable' },
  { status: 422, codeHas: 'CART_QTY_LIMIT', showsReason: true, as: 'quantity_limit' },
  { codeHas: 'INSTACART_', showsReason: true, as: 'third_party_refused' },
];
