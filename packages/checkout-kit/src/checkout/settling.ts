import { readCheckout, updateFulfilment, updateTip } from '@grocer/foundation/contract';
import type { Checkout } from '@grocer/foundation/domain';
import type { Result } from '@grocer/foundation/http';
import type { CheckoutContext } from './context.ts';
import { isDoneIn } from './open-operation.ts';
import type { OpenOperation } from './open-operation.ts';
import type { Outcome } from './order-reducer.ts';

/** A few looks: whoever keeps changing the checkout between two of them is asked about again later. */
const MOST_LOOKS = 3;

/** What a reading says of a submission; undefined where it may still arrive. */
function saidBy(checkout: Checkout, open: OpenOperation): Outcome | undefined {
  if (checkout.status === 'CANCELED') return { kind: 'rejected', reason: undefined };
  if (isDoneIn(checkout, open)) return { kind: 'placed', checkout };
  if (checkout.versionKey === open.versionKey) return undefined;
  // Changed by others since: these changes may have been made before.
  if (open.isModify && checkout.lastOperation !== open.before) return { kind: 'conflicted' };
  return { kind: 'refused', trouble: { kind: 'notDone' }, checkout };
}

/**
 * Gives a checkout another version without changing anything a shopper sees, so that a submission of the older one that
 * is still on its way can do nothing when it arrives. Without it "not placed" would be a guess.
 */
const moveOn = (
  { deps: { http } }: CheckoutContext,
  checkout: Checkout,
  signal: AbortSignal,
): Promise<Result<Checkout>> =>
  checkout.status === 'DRAFT'
    ? http.send(updateTip, { checkout, tip: checkout.tip }, { signal })
    : http.send(updateFulfilment, { checkout, instructions: checkout.instructions }, { signal });

/** Changes that were not made are shown again as they are, if there still are any; where they cannot be read, as they were [C-4.17]. */
export async function withChanges(
  { deps: { http } }: CheckoutContext,
  { outcome, open, signal }: { outcome: Outcome; open: OpenOperation; signal: AbortSignal },
): Promise<Outcome> {
  if (outcome.kind !== 'refused' || !open.isModify) return outcome;
  const read = await http.send(readCheckout, { id: open.checkoutId, isModify: true }, { signal });
  if (!read.ok && read.error.code === 'modification_missing') return { kind: 'missing', error: read.error };
  return { ...outcome, checkout: read.ok ? read.value : undefined };
}

/** Finds out how a submission ended whose answer was lost; undefined while nobody can tell. */
export async function settle(
  context: CheckoutContext,
  open: OpenOperation,
  signal: AbortSignal,
): Promise<Outcome | undefined> {
  const { http } = context.deps;
  for (let look = 0; look < MOST_LOOKS && !signal.aborted; look += 1) {
    const seen = await http.send(readCheckout, { id: open.checkoutId }, { signal });
    if (!seen.ok) return undefined;
    const outcome = saidBy(seen.value, open);
    if (outcome) return withChanges(context, { outcome, open, signal });
    // Whatever it answers, the next look tells: the version has moved on, or the submission has arrived first.
    const moved = await moveOn(context, seen.value, signal);
    if (!moved.ok && moved.error.retryable) return undefined;
  }
  return undefined;
}
