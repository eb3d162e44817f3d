import { readCheckout } from '@grocer/foundation/contract';
import { tellError } from '../core/analytics.ts';
import type { CheckoutContext } from './context.ts';
import { loadCards } from './editing.ts';
import { openOperationOf } from './open-operation.ts';
import { lookNow, watch } from './watching.ts';

/** Reads the checkout again; what is on show, and what was typed, stays meanwhile. */
export async function readAgain({ store, deps }: CheckoutContext): Promise<void> {
  const { signal } = deps;
  const { orderId: id } = store.getState().settings;
  const result = await deps.http.send(readCheckout, { id }, { signal });
  if (signal.aborted) return;
  if (result.ok) store.getState().dispatch({ type: 'read', checkout: result.value });
  else tellError(deps, result.error);
}

/** Reads the checkout, and finds out what became of a submission that this tab was left with. */
export async function openCheckout(context: CheckoutContext): Promise<void> {
  const { store, deps } = context;
  const { signal, timing } = deps;
  const { orderId: id } = store.getState().settings;
  const { dispatch } = store.getState();
  dispatch({ type: 'load' });
  const result = await deps.http.send(readCheckout, { id }, { signal });
  if (signal.aborted) return;
  if (!result.ok) {
    tellError(deps, result.error);
    deps.emitter.emit('load:failed', { error: result.error });
    dispatch({ type: 'loadFailed', error: result.error });
    return;
  }
  dispatch({ type: 'read', checkout: result.value });
  const open = openOperationOf(deps.openOperation, { checkoutId: id, now: timing.now() });
  if (!open) {
    if (store.getState().order.phase === 'editing') await loadCards(context);
    return;
  }
  dispatch({ type: 'submit', operation: open.operation });
  // An order that was placed since needs no second look.
  if (store.getState().order.phase !== 'submitting') {
    deps.openOperation.keep(undefined);
    return;
  }
  dispatch({ type: 'lost', operation: open.operation });
  await lookNow(context, open);
  void watch(context, open);
  if (store.getState().order.phase === 'editing') await loadCards(context);
}
