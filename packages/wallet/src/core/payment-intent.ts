import { INTENT_MISSING } from '@grocer/foundation/contract';
import { createRenewable } from '@grocer/foundation/http';
import type { Carried } from '@grocer/foundation/http';

// [W-7.6] [W-7.24]
/** The payment intent of every request. The host provides a new one when the service does not find it. */
export const paymentIntent = (parts: Parameters<typeof createRenewable>[0]): Carried => ({
  header: 'x-payment-intent-id',
  renewable: createRenewable(parts),
  refusal: { status: 404, reason: INTENT_MISSING },
  code: 'payment_intent_missing',
});
