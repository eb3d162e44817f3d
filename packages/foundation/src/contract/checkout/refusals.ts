import type { ErrorRule } from '../error-codes.ts';
import { partnerRefusal } from '../partner-refusal.ts';

//
/** Error codes for a payment that was not accepted. The other codes are those of a declined card. */
export const paymentRefusals: readonly ErrorRule[] = [
  { status: 402, code: 'INVALID_PIN', as: 'pin_invalid' },
  { status: 402, code: 'MAX_PIN_TRIES_EXCEEDED', as: 'pin_locked' },
  // The issuer has not decided yet, so the outcome is unknown.
  { status: 402, code: 'REQUEST_STILL_PROCESSING', as: 'unconfirmed' },
  // Nobody has asked the issuer.
  { status: 402, code: 'CARD_NETWORK_SYSTEM_ERROR', as: 'issuer_unavailable' },
  { status: 402, as: 'card_declined' },
];

const known: readonly ErrorRule[] = [
  { status: 409, code: 'CHECKOUT_SUBMITTED', as: 'order_submitted' },
  { status: 410, code: 'CHECKOUT_EXPIRED', as: 'order_expired' },
  { status: 410, codeHas: 'PROMISE_EXPIRED', as: 'promise_expired' },
];

/** Any other conflict: the checkout has changed since it was read, whatever the service calls it. */
const conflict: ErrorRule = { status: 409, as: 'version_conflict' };

/** Error codes for changes of a checkout. */
export const checkoutRefusals: readonly ErrorRule[] = [...known, conflict];

// [C-8.1] to [C-8.6] [C-8.14]
/** Error codes for placing or modifying an order. */
export const orderRefusals: readonly ErrorRule[] = [
  partnerRefusal,
  ...known,
  ...paymentRefusals,
  { status: 422, code: 'PAYMENT_TYPE_NOT_SUPPORTED', as: 'payment_type_unsupported' },
  { status: 422, code: 'POST_AUTHORIZATION_REJECTED', showsReason: true, as: 'payment_rejected' },
  { status: 422, code: 'PAYMENTS_MISSING', as: 'payments_missing' },
  { status: 422, code: 'CONTACT_REQUIRED', as: 'contact_required' },
  { status: 422, code: 'AGE_RESTRICTED', as: 'age_restricted' },
  { codeHas: 'ALCOHOL_QTY_EXCEEDED', showsReason: true, as: 'alcohol_quantity_exceeded' },
  { codeHas: 'ALCOHOL_NOT_AVAILABLE', showsReason: true, as: 'alcohol_unavailable' },
  { codeHas: 'CART_QTY_LIMIT', showsReason: true, as: 'quantity_limit' },
  conflict,
];
