import { readCheckout } from '@grocer/foundation/contract';
import { tellError } from '../core/analytics.ts';
import type { CheckoutContext } from './context.ts';

/** Reads the checkout again; what is on show, and what was typed, stays meanwhile. */
export async function readAgain({ store, deps }: CheckoutContext): Promise<void> {
  const { signal } = deps;
  const { settings, order } = store.getState();
  const { orderId: id } = settings;
  // Changes that were made are part of the order: there is no other cart of this one to be shown.
  const isModify = settings.isModify && order.phase !== 'placed';
  const result = await deps.http.send(readCheckout, { id, isModify }, { signal });
  if (signal.aborted) return;
  if (result.ok) store.getState().dispatch({ type: 'read', checkout: result.value });
  else tellError(deps, result.error);
}
