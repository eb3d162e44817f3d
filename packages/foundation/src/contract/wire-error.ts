import * as v from 'valibot';

/** Schema of the body of every rejected request. */
export const WireErrorSchema = v.object({
  statusCode: v.number(),
  code: v.optional(v.string()),
  reason: v.optional(v.string()),
  errors: v.optional(v.array(v.object({ path: v.string(), message: v.string() }))),
  /** Message from the service for the shopper. */
  customerErrorMessage: v.optional(v.string()),
});
export type WireError = v.InferOutput<typeof WireErrorSchema>;

/** A text; what is none is left out, so that it does not spoil the other fields. */
const readable = v.fallback(v.optional(v.string()), undefined);

/** Schema by which clients read the body of a rejected request: each field for itself. */
export const ReadableErrorSchema = v.object({
  statusCode: v.fallback(v.optional(v.number()), undefined),
  code: v.fallback(v.optional(v.union([v.string(), v.number()])), undefined),
  reason: readable,
  customerErrorMessage: readable,
});

/** Reason of a rejection that is resolved by fetching a new payment intent. */
export const INTENT_MISSING = 'Could not find the requested payment intent.';

/** Code of a write that is rejected because an identical write is still running. */
export const KEY_OUTSTANDING = 'IDEMPOTENCY_KEY_OUTSTANDING';
