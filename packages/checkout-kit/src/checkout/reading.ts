import { readCheckout } from '@grocer/foundation/contract';
import type { Checkout } from '@grocer/foundation/domain';
import { tellError } from '../core/analytics.ts';
import type { CheckoutContext } from './context.ts';
import { checkoutOf } from './order-reducer.ts';

/**
 * Reads the checkout again; what is on show, and what was typed, stays meanwhile. What has changed since it was asked for is not
 * undone by an answer that is older: it is asked for again. Gives what was read, or undefined where it could not be.
 */
export async function readAgain(context: CheckoutContext): Promise<Checkout | undefined> {
  const { store, deps } = context;
  const { signal } = deps;
  const { settings, order } = store.getState();
  const { orderId: id } = settings;
  // Changes that were made are part of the order: there is no other cart of this one to be shown.
  const isModify = settings.isModify && order.phase !== 'placed';
  const result = await deps.http.send(readCheckout, { id, isModify }, { signal });
  if (signal.aborted) return undefined;
  if (!result.ok) {
    tellError(deps, result.error);
    return undefined;
  }
  if (checkoutOf(store.getState().order) !== checkoutOf(order)) return readAgain(context);
  store.getState().dispatch({ type: 'read', checkout: result.value });
  return result.value;
}
