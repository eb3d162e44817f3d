import * as v from 'valibot';
import { ifReadable } from './if-readable.ts';

/** Schema by which clients read the body of a rejected request; the services' own is `WireErrorSchema`. */
export const RefusalBodySchema = v.object({
  statusCode: ifReadable(v.number()),
  code: ifReadable(v.union([v.string(), v.number()])),
  reason: ifReadable(v.string()),
  customerErrorMessage: ifReadable(v.string()),
});

/** Reason of a rejection that is resolved by fetching a new payment intent. */
export const INTENT_MISSING = 'Could not find the requested payment intent.';

/** Code of a write that is rejected because an identical write is still running. */
export const KEY_OUTSTANDING = 'IDEMPOTENCY_KEY_OUTSTANDING';
