import { safeParse } from '@grocer/foundation/contract';
import type { Checkout } from '@grocer/foundation/domain';
import type { Stored } from '@grocer/foundation/embed';
import * as v from 'valibot';
import { isModification } from './modify-rules.ts';
import type { OrderState } from './order-reducer.ts';

/** A submission whose end was not known when it was written down: ids alone, nothing of the shopper or their cards. */
export interface OpenOperation {
  readonly checkoutId: string;
  /** The version that was submitted: once the checkout has another one, it cannot be placed by this any more. */
  readonly versionKey: string;
  /** The idempotency key. */
  readonly operation: string;
  /** Are they changes to an order that was placed? */
  readonly isModify: boolean;
  /** The operation that came before it: the one that placed an order whose changes are submitted. */
  readonly before?: string | undefined;
  /** The lines of the cart that were seen before it was sent, by their ids; absent where none were looked at. */
  readonly seen?: readonly string[] | undefined;
}

/** Does a checkout say that a submission was done: by it, or, of an order, by any? Of changes only their own key tells. */
export const isDoneIn = (
  { status, lastOperation }: Checkout,
  { operation, isModify }: Pick<OpenOperation, 'operation' | 'isModify'>,
): boolean => (isModify ? lastOperation === operation : status === 'SUBMITTED' || status === 'MODIFIED');

/** Writes down a submission at `now`, in epoch milliseconds. */
export const keepOperation = (stored: Stored, open: OpenOperation, now: number): void =>
  stored.keep({ ...open, at: now });

/** The submission that an order waits for. */
export const operationIn = ({
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
  // Without them the rest is worth as much.
  seen: v.fallback(v.optional(v.array(v.string())), undefined),
  at: v.number(),
});

/** Keys are not remembered longer than this by services. */
const KEPT_MS = 24 * 60 * 60_000;

/** The submission of a checkout that was open when this tab was last left, if there is one. */
export function openOperationOf(
  stored: Stored,
  { checkoutId, now }: { checkoutId: string; now: number },
): OpenOperation | undefined {
  const parsed = safeParse(schema, stored.read());
  if (!parsed.success) return undefined;
  const { at, ...found } = parsed.output;
  // A clock may have been put back since, or follow the service's only later.
  const isFresh = Math.abs(now - at) < KEPT_MS;
  return found.checkoutId === checkoutId && isFresh ? found : undefined;
}
