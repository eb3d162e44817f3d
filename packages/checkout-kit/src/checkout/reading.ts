import { readCheckout } from '@grocer/foundation/contract';
import { tellError } from '../core/analytics.ts';
import type { CheckoutContext } from './context.ts';

/** Reads the checkout again; what is on show, and what was typed, stays meanwhile. */
export async function readAgain({ store, deps }: CheckoutContext): Promise<void> {
  const { signal } = deps;
  const { orderId: id, isModify } = store.getState().settings;
  const result = await deps.http.send(readCheckout, { id, isModify }, { signal });
  if (signal.aborted) return;
  if (result.ok) store.getState().dispatch({ type: 'read', checkout: result.value });
  else tellError(deps, result.error);
}
