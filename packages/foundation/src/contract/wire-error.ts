import * as v from 'valibot';

/** The one body of every refusal. */
export const WireErrorSchema = v.object({
  statusCode: v.number(),
  code: v.optional(v.string()),
  reason: v.optional(v.string()),
  errors: v.optional(v.array(v.object({ path: v.string(), message: v.string() }))),
  /** Words the service wants shown to the shopper. */
  customerErrorMessage: v.optional(v.string()),
});
export type WireError = v.InferOutput<typeof WireErrorSchema>;

/** The reason that means "fetch a new payment intent and try again". */
export const INTENT_MISSING = 'Could not find the requested payment intent.';

/** The code of a write that an identical one, still running, holds up. */
export const KEY_OUTSTANDING = 'IDEMPOTENCY_KEY_OUTSTANDING';
