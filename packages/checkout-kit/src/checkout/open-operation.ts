import { safeParse } from '@grocer/foundation/contract';
import type { Checkout } from '@grocer/foundation/domain';
import type { Stored } from '@grocer/foundation/embed';
import * as v from 'valibot';
import { isModification } from './modify-rules.ts';
import type { OrderState } from './order-reducer.ts';

/** A stored submission whose outcome was not known: ids only, no data of the shopper or their cards. */
export interface OpenOperation {
  readonly checkoutId: string;
  /** The submitted version. Once the checkout has another version, this submission can no longer place it. */
  readonly versionKey: string;
  /** The idempotency key. */
  readonly operation: string;
  /** True for changes to a placed order. */
  readonly isModify: boolean;
  /** The operation before this one: the last one applied to the order whose changes are submitted. */
  readonly before?: string | undefined;
  /** Ids of the cart lines seen before the submission; undefined if the cart was not read. */
  readonly seen?: readonly string[] | undefined;
}

/**
 * Returns true when the checkout shows that a submission was applied. Only their own key proves that changes
 * were made; an order may have been placed by any submission.
 */
export const isDoneIn = (
  { status, lastOperation }: Checkout,
  { operation, isModify }: Pick<OpenOperation, 'operation' | 'isModify'>,
): boolean => (isModify ? lastOperation === operation : status === 'SUBMITTED' || status === 'MODIFIED');

/** Stores a submission with the time `now`, in epoch milliseconds. */
export const storeOperation = (stored: Stored, open: OpenOperation, now: number): void =>
  stored.keep({ ...open, at: now });

/** Returns the submission that an order waits for. */
export const operationOf = ({
  operation,
  checkout,
}: Pick<Extract<OrderState, { readonly phase: 'submitting' }>, 'operation' | 'checkout'>): OpenOperation => ({
  operation,
  checkoutId: checkout.id,
  versionKey: checkout.versionKey,
  isModify: isModification(checkout),
  before: checkout.lastOperation,
});

const schema = v.object({
  checkoutId: v.string(),
  versionKey: v.string(),
  operation: v.string(),
  isModify: v.optional(v.boolean(), false),
  before: v.optional(v.string()),
  // A record without these ids is still useful.
  seen: v.fallback(v.optional(v.array(v.string())), undefined),
  at: v.number(),
});

/** Services do not remember idempotency keys for longer than 24 hours. */
const KEPT_MS = 24 * 60 * 60_000;

/** Returns the stored submission of a checkout that was open when this tab was last left, if any. */
export function storedOperationOf(
  stored: Stored,
  { checkoutId, now }: { checkoutId: string; now: number },
): OpenOperation | undefined {
  const parsed = safeParse(schema, stored.read());
  if (!parsed.success) return undefined;
  const { at, ...found } = parsed.output;
  // The clock may have been set back since, or may only later follow the service's.
  const isFresh = Math.abs(now - at) < KEPT_MS;
  return found.checkoutId === checkoutId && isFresh ? found : undefined;
}
