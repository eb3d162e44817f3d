import { tellError } from '@grocer/foundation/embed';
import { readCheckout } from '@grocer/foundation/contract';
import type { Checkout } from '@grocer/foundation/domain';
import { isOnline, isOpenEnd } from '@grocer/foundation/http';
import type { GrocerError } from '@grocer/foundation/http';
import type { CheckoutStore } from '../core/store.ts';
import type { CheckoutContext } from './context.ts';
import { choiceOf } from './editing.ts';
import { finishSubmission } from './ending.ts';
import { operationOf, storeOperation } from './open-operation.ts';
import type { OpenOperation } from './open-operation.ts';
import { checkoutOf } from './order-reducer.ts';
import type { Outcome } from './order-reducer.ts';
import { seenLinesOf } from './seen-lines.ts';
import { sendSubmission } from './sending.ts';
import type { Submission, SubmitOptions } from './sending.ts';
import { endIn, reconcile, withCurrentChanges } from './reconciling.ts';
import { blockersOf, isSameShare, snapShareOf } from './submit-rules.ts';
import type { SubmitInput } from './submit-rules.ts';
import { troubleOf } from './trouble-rules.ts';
import { watch } from './watching.ts';
import { writerOf } from './writer.ts';

/** Returns true when the bank card that pays for a draft is not in the list, so the page does not show it. */
function isPayerUnknown({ order, cards }: Pick<CheckoutStore, 'order' | 'cards'>): boolean {
  const checkout = checkoutOf(order);
  const payer = checkout?.status === 'DRAFT' ? choiceOf(checkout).bankCardId : undefined;
  return payer !== undefined && cards.phase === 'ready' && !cards.info.bank.some(({ id }) => id === payer);
}

/** Collects the shopper's input that the checkout does not contain. */
export const submitInputOf = (
  state: Pick<CheckoutStore, 'acceptedTerms' | 'snapProblem' | 'order' | 'cards'>,
): SubmitInput => ({
  accepted: state.acceptedTerms,
  isAmountWrong: state.snapProblem !== undefined,
  isPayerUnknown: isPayerUnknown(state),
  isListFailed: state.cards.phase === 'failed',
});

/** Determines the outcome of a submission that was refused; undefined if the checkout cannot be read. */
async function outcomeOf(
  context: CheckoutContext,
  {
    error,
    open,
    sent,
    signal,
  }: { error: GrocerError; open: OpenOperation; sent: Checkout; signal: AbortSignal },
): Promise<Outcome | undefined> {
  switch (error.code) {
    case 'payment_rejected':
      return { kind: 'rejected', reason: error.customerMessage };
    case 'order_expired':
    case 'promise_expired':
      // A placed order stays valid; only its changes are lost.
      return open.isModify ? { kind: 'refused', trouble: { kind: 'generic' } } : { kind: 'expired' };
    case 'version_conflict':
    case 'order_submitted': {
      // The order may exist all the same: placed in another tab, or earlier by this very submission.
      const seen = await context.deps.http.send(readCheckout, { id: open.checkoutId }, { signal });
      return seen.ok ? (endIn(seen.value, open) ?? { kind: 'conflicted' }) : undefined;
    }
    case 'payments_missing':
    case 'age_restricted': {
      // The current lines show what needs an age, and the current payments lack the card that is gone.
      const seen = await context.deps.http.send(readCheckout, { id: open.checkoutId }, { signal });
      const checkout = seen.ok && seen.value.status === 'DRAFT' ? seen.value : undefined;
      return { kind: 'refused', trouble: troubleOf(error, sent), checkout };
    }
    default:
      return { kind: 'refused', trouble: troubleOf(error, sent) };
  }
}

/** Determines the outcome of a submission that was not sent because an edit before it was not applied. */
async function unsavedOutcomeOf(
  { deps }: CheckoutContext,
  open: OpenOperation,
  signal: AbortSignal,
): Promise<Outcome> {
  // The edit may have failed because the order was placed in another tab.
  const seen = await deps.http.send(readCheckout, { id: open.checkoutId }, { signal });
  const checkout = seen.ok ? seen.value : undefined;
  const end = checkout && endIn(checkout, open);
  return end ?? { kind: 'refused', trouble: { kind: 'unsaved' }, checkout };
}

/** Sends an order, or changes to an order; resolves with the certain outcome, else with undefined. */
async function send(
  context: CheckoutContext,
  open: OpenOperation,
  submission: Submission,
  signal: AbortSignal,
): Promise<Outcome | undefined> {
  const result = await sendSubmission(context, submission, signal);
  if (signal.aborted) return undefined;
  // A 2xx response that does not show the submission as applied proves nothing.
  if (result.ok) return endIn(result.value, open) ?? reconcile(context, open, signal);
  tellError(context.deps, result.error);
  // After an attempt with an unknown outcome, a refusal does not prove that the order was not placed.
  // `session_expired` is only returned without such an attempt.
  const isOpen = isOpenEnd(result.error) && result.error.code !== 'session_expired';
  if (isOpen) return reconcile(context, open, signal);
  const outcome = await outcomeOf(context, { error: result.error, open, sent: submission.checkout, signal });
  return outcome && withCurrentChanges(context, { outcome, open, signal });
}

/** Says that the device is offline, until it is online; nothing is sent, so no outcome is in doubt [C-8.16]. */
function refuseOffline({ store, deps }: CheckoutContext): void {
  const { dispatch, showBlockers } = store.getState();
  showBlockers([]);
  dispatch({ type: 'offline' });
  deps.report({ type: 'USER_CONSTRAINT_ERROR', code: 'offline' });
  const tell = (): void => dispatch({ type: 'resolved', trouble: 'offline' });
  globalThis.addEventListener?.('online', tell, { once: true, signal: deps.signal });
}

/**
 * Submits the order in its current state, once: a no-op if it cannot be placed or a submission is in flight.
 * Refuses if an edit in flight, or one that the caller has waited for (`isSaved`), was not applied. Resolves once
 * the outcome is known or cannot be determined.
 */
export async function submitOrder(
  context: CheckoutContext,
  options: SubmitOptions = {},
  isSaved = true,
): Promise<void> {
  const { store, deps } = context;
  const { order } = store.getState();
  // The latch: after the dispatch below, a second press finds another phase.
  if (order.phase !== 'editing') return;
  if (!isOnline()) return refuseOffline(context);
  const blockers = blockersOf(order.checkout, {
    ...submitInputOf(store.getState()),
    isAgeSaid: options.dateOfBirth !== undefined,
  });
  store.getState().showBlockers(blockers);
  if (blockers.length > 0) {
    deps.emitter.emit('validation:failed', { fields: blockers });
    return;
  }
  const { signal } = deps;
  const operation = deps.newId();
  store.getState().dispatch({ type: 'submit', operation });
  const isDrained = (await writerOf(context).drain()) && isSaved;
  const { order: waiting } = store.getState();
  if (signal.aborted || waiting.phase !== 'submitting') return;
  const { checkout } = waiting;
  const open = { ...operationOf(waiting), seen: seenLinesOf(context).ids() };
  if (!isDrained) {
    const outcome = await unsavedOutcomeOf(context, open, signal);
    if (!signal.aborted) finishSubmission(context, open, outcome);
    return;
  }
  // A last edit may have changed SNAP's share after the PIN was asked for.
  const share = snapShareOf(checkout);
  if (share && !isSameShare(share, options.pin?.share)) {
    const isAsked = options.pin !== undefined;
    finishSubmission(
      context,
      open,
      isAsked ? { kind: 'conflicted' } : { kind: 'refused', trouble: { kind: 'pinInvalid' } },
    );
    return;
  }
  deps.emitter.emit('order:submitting', undefined);
  // A host that sets another token here has the order loaded again; nothing is sent.
  if (signal.aborted) return;
  deps.report({ type: 'ORDER_SUBMITTED' });
  storeOperation(deps.openOperation, open, deps.timing.now());
  const outcome = await send(context, open, { ...options, checkout, operation }, signal);
  if (signal.aborted) return;
  if (outcome) {
    finishSubmission(context, open, outcome);
    return;
  }
  store.getState().dispatch({ type: 'lost', operation });
  void watch(context, open);
}
