import { INTENT_MISSING } from '../contract/refusal-body.ts';
import type { Carried } from '../http/operation-runner.ts';
import type { Renewable } from '../http/renewable.ts';

/** A payment intent, as an example of a value that requests carry besides the token. */
export const carriedIntent = (renewable: Renewable): Carried => ({
  header: 'x-payment-intent-id',
  renewable,
  refusal: { status: 404, reason: INTENT_MISSING },
  code: 'payment_intent_missing',
});
