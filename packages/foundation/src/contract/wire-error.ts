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
