import { activateCheckout, readCheckout } from '@grocer/foundation/contract';
import type { Activation, Tender } from '@grocer/foundation/contract';
import type { CardGroup, Checkout } from '@grocer/foundation/domain';
import { isOpenEnd } from '@grocer/foundation/http';
import type { GrocerError } from '@grocer/foundation/http';
import type { CheckoutStore } from '../core/store.ts';
import { tellError } from '../core/analytics.ts';
import type { CheckoutContext } from './context.ts';
import { end } from './ending.ts';
import { keepOperation, operationIn } from './open-operation.ts';
import type { OpenOperation } from './open-operation.ts';
import type { Outcome } from './order-reducer.ts';
import { settle } from './settling.ts';
import { blockersOf, snapShareOf } from './submit-rules.ts';
import type { Said } from './submit-rules.ts';
import { troubleOf } from './trouble-rules.ts';
import { watch } from './watching.ts';
import { writerOf } from './writer.ts';

/** What a submission needs that is in no state. */
export interface SubmitOptions {
  /** What stands for the PIN of the SNAP card that pays; empty where none does. */
  readonly pinToken: string;
}

/** What the shopper has said that no checkout tells. */
export const saidIn = ({
  acceptedTerms,
  snapProblem,
}: Pick<CheckoutStore, 'acceptedTerms' | 'snapProblem'>): Said => ({
  accepted: acceptedTerms,
  isAmountWrong: snapProblem !== undefined,
});

/** What each card of one group pays, as the service has worked it out for this version. */
const tendersOf = ({ payments }: Checkout, group: CardGroup): readonly Tender[] =>
  payments
    .filter(({ card }) => card.group === group)
    .map(({ card, amount }) => ({ cardId: card.id, amount }));

interface Submission extends SubmitOptions {
  readonly checkout: Checkout;
  readonly operation: string;
}

/** The order as the shopper has seen it. */
function activationOf({ store }: CheckoutContext, { checkout, operation, pinToken }: Submission): Activation {
  const { mockPaymentDeclines, bannerDomain } = store.getState().settings;
  return {
    checkout,
    operation,
    bank: tendersOf(checkout, 'bank'),
    snap: tendersOf(checkout, 'snap')
      .filter(({ amount }) => amount > 0)
      .map((tender) => ({ ...tender, pinToken })),
    gift: tendersOf(checkout, 'gift'),
    mockPaymentDeclines,
    bannerDomain,
  };
}

/** How a submission ended that was refused with nothing in doubt. */
async function outcomeOf(
  context: CheckoutContext,
  { error, open, signal }: { error: GrocerError; open: OpenOperation; signal: AbortSignal },
): Promise<Outcome | undefined> {
  switch (error.code) {
    case 'payment_rejected':
      return { kind: 'rejected', reason: error.customerMessage };
    case 'order_expired':
    case 'promise_expired':
      return { kind: 'expired' };
    case 'version_conflict':
    case 'order_submitted': {
      // It may be an order all the same: placed in another tab, or by this submission long ago.
      const seen = await context.deps.http.send(readCheckout, { id: open.checkoutId }, { signal });
      if (!seen.ok) return undefined;
      return seen.value.status === 'DRAFT'
        ? { kind: 'conflicted' }
        : { kind: 'placed', checkout: seen.value };
    }
    case 'age_restricted': {
      // Why it needs an age stands in its lines.
      const seen = await context.deps.http.send(readCheckout, { id: open.checkoutId }, { signal });
      const checkout = seen.ok && seen.value.status === 'DRAFT' ? seen.value : undefined;
      return { kind: 'refused', trouble: { kind: 'age' }, checkout };
    }
    default:
      return { kind: 'refused', trouble: troubleOf(error, globalThis.navigator?.onLine ?? true) };
  }
}

/** How a submission ended that was not sent, since a change before it was not taken up. */
async function unsavedOutcomeOf(
  { deps }: CheckoutContext,
  { checkoutId }: OpenOperation,
  signal: AbortSignal,
): Promise<Outcome> {
  // What took the change its draft may have been the order itself, placed in another tab.
  const seen = await deps.http.send(readCheckout, { id: checkoutId }, { signal });
  return seen.ok && seen.value.status !== 'DRAFT' && seen.value.status !== 'CANCELED'
    ? { kind: 'placed', checkout: seen.value }
    : { kind: 'refused', trouble: { kind: 'unsaved' } };
}

/** Sends an order, to an end that is certain, or undefined. */
async function send(
  context: CheckoutContext,
  open: OpenOperation,
  submission: Submission,
): Promise<Outcome | undefined> {
  const { deps } = context;
  const { signal } = deps;
  const { operation: key } = open;
  const activation = activationOf(context, submission);
  const result = await deps.http.send(activateCheckout, activation, { signal, key });
  if (signal.aborted) return undefined;
  // A service that took it, and says that it is a draft still, has said nothing.
  if (result.ok && result.value.status !== 'DRAFT') return { kind: 'placed', checkout: result.value };
  if (result.ok) return settle(context, open, signal);
  tellError(deps, result.error);
  // A refusal after an attempt whose end is unknown comes as one that is open, too; a session that is over is none.
  const isOpen = isOpenEnd(result.error) && result.error.code !== 'session_expired';
  return isOpen ? settle(context, open, signal) : outcomeOf(context, { error: result.error, open, signal });
}

/**
 * Places the order as it is now, once: nothing where it cannot be placed, or is being placed. Resolves once its end is
 * known, or nobody can tell.
 */
export async function submitOrder(
  context: CheckoutContext,
  { pinToken }: SubmitOptions = { pinToken: '' },
): Promise<void> {
  const { store, deps } = context;
  const { order } = store.getState();
  // The latch: whatever comes after this line, a second press finds another phase.
  if (order.phase !== 'editing') return;
  const blockers = blockersOf(order.checkout, saidIn(store.getState()));
  store.getState().showBlockers(blockers);
  if (blockers.length > 0) {
    deps.emitter.emit('validation:failed', { fields: blockers });
    return;
  }
  const operation = deps.newId();
  const { signal } = deps;
  store.getState().dispatch({ type: 'submit', operation });
  deps.emitter.emit('order:submitting', undefined);
  deps.report({ type: 'ORDER_SUBMITTED' });
  const isSaved = await writerOf(context).drain();
  const { order: waiting } = store.getState();
  if (signal.aborted || waiting.phase !== 'submitting') return;
  const { checkout } = waiting;
  const open = operationIn(waiting);
  if (!isSaved) {
    const outcome = await unsavedOutcomeOf(context, open, signal);
    if (!signal.aborted) end(context, open, outcome);
    return;
  }
  // A change that came last may have left SNAP a part that nobody has asked the PIN for.
  if (snapShareOf(checkout) && pinToken === '') {
    end(context, open, { kind: 'refused', trouble: { kind: 'pinInvalid' } });
    return;
  }
  keepOperation(deps.openOperation, open, deps.timing.now());
  const outcome = await send(context, open, { checkout, operation, pinToken });
  if (signal.aborted) return;
  if (outcome) {
    end(context, open, outcome);
    return;
  }
  store.getState().dispatch({ type: 'lost', operation });
  void watch(context, open);
}
