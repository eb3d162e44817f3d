import { safeParse } from '@grocer/foundation/contract';
import type { Stored } from '@grocer/foundation/embed';
import * as v from 'valibot';
import type { OrderState } from './order-reducer.ts';

/** A submission whose end was not known when it was written down: ids alone, nothing of the shopper or their cards. */
export interface OpenOperation {
  readonly checkoutId: string;
  /** The version that was submitted: once the checkout has another one, it cannot be placed by this any more. */
  readonly versionKey: string;
  /** The idempotency key. */
  readonly operation: string;
}

/** Writes down a submission at `now`, in epoch milliseconds. */
export const keepOperation = (stored: Stored, open: OpenOperation, now: number): void =>
  stored.keep({ ...open, at: now });

/** The submission that an order waits for. */
export const operationIn = ({
  operation,
  checkout: { id, versionKey },
}: Extract<OrderState, { readonly phase: 'submitting' | 'unknown' }>): OpenOperation => ({
  operation,
  checkoutId: id,
  versionKey,
});

const schema = v.object({
  checkoutId: v.string(),
  versionKey: v.string(),
  operation: v.string(),
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
  const isFresh = at <= now && now - at < KEPT_MS;
  return found.checkoutId === checkoutId && isFresh ? found : undefined;
}
