import { readCheckout, updateFulfilment, updateTip } from '@grocer/foundation/contract';
import type { Checkout } from '@grocer/foundation/domain';
import type { Result } from '@grocer/foundation/http';
import type { CheckoutContext } from './context.ts';
import { isDoneIn } from './open-operation.ts';
import type { OpenOperation } from './open-operation.ts';
import type { Outcome } from './order-reducer.ts';

/** Attempts per call. If others keep changing the checkout in between, the caller tries again later. */
const MOST_LOOKS = 3;

/** Returns the outcome of a submission that has ended; undefined if the checkout does not show one. */
export function endIn(checkout: Checkout, open: OpenOperation): Outcome | undefined {
  if (checkout.status === 'CANCELED') return { kind: 'rejected', reason: undefined };
  return isDoneIn(checkout, open) ? { kind: 'placed', checkout } : undefined;
}

/** Derives a submission's outcome from a read; undefined if the submission may still arrive. */
function outcomeFromRead(checkout: Checkout, open: OpenOperation): Outcome | undefined {
  const end = endIn(checkout, open);
  if (end) return end;
  if (checkout.versionKey === open.versionKey) return undefined;
  // Someone else has changed the order since, possibly after these changes were applied.
  if (open.isModify && checkout.lastOperation !== open.before) return { kind: 'conflicted' };
  return { kind: 'refused', trouble: { kind: 'notDone' }, checkout };
}

/**
 * Gives a checkout a new version without a visible change, so that a submission of the old version that is
 * still in flight is refused when it arrives. Without this, "not placed" would be a guess.
 */
const bumpVersion = (
  { deps: { http } }: CheckoutContext,
  checkout: Checkout,
  signal: AbortSignal,
): Promise<Result<Checkout>> =>
  checkout.status === 'DRAFT'
    ? http.send(updateTip, { checkout, tip: checkout.tip }, { signal })
    : http.send(updateFulfilment, { checkout, instructions: checkout.instructions }, { signal });

/**
 * Adds the current changes to the outcome of a modification that was refused: `missing` if there are none any
 * more; no checkout, which keeps those on screen, if they cannot be read [C-4.17].
 */
export async function withCurrentChanges(
  { deps: { http } }: CheckoutContext,
  { outcome, open, signal }: { outcome: Outcome; open: OpenOperation; signal: AbortSignal },
): Promise<Outcome> {
  if (outcome.kind !== 'refused' || !open.isModify) return outcome;
  const read = await http.send(readCheckout, { id: open.checkoutId, isModify: true }, { signal });
  if (!read.ok && read.error.code === 'modification_missing') return { kind: 'missing', error: read.error };
  return { ...outcome, checkout: read.ok ? read.value : undefined };
}

/** Determines the outcome of a submission with a lost response; undefined if it stays unknown. */
export async function reconcile(
  context: CheckoutContext,
  open: OpenOperation,
  signal: AbortSignal,
): Promise<Outcome | undefined> {
  const { http } = context.deps;
  for (let look = 0; look < MOST_LOOKS && !signal.aborted; look += 1) {
    const seen = await http.send(readCheckout, { id: open.checkoutId }, { signal });
    if (!seen.ok) return undefined;
    const outcome = outcomeFromRead(seen.value, open);
    if (outcome) return withCurrentChanges(context, { outcome, open, signal });
    // The next read decides in any case: the version has moved on, or the submission arrived first.
    const moved = await bumpVersion(context, seen.value, signal);
    if (!moved.ok && moved.error.retryable) return undefined;
  }
  return undefined;
}
