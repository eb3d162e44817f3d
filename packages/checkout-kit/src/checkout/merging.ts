import { tellError } from '@grocer/foundation/embed';
import { mergeOrder } from '@grocer/foundation/contract';
import type { CheckoutContext } from './context.ts';

/**
 * Adds the application and the buyer's date of birth to a paid order that does not have its application yet
 * [C-7.27]. Nothing on screen waits for the request. It is sent again while the order does not have it: when the
 * order is opened next, or the shopper signs in again.
 */
export async function merge({ store, deps }: CheckoutContext): Promise<void> {
  const { order } = store.getState();
  if (order.phase !== 'placed' || !order.checkout.order || order.checkout.order.appName !== undefined) return;
  const { signal } = deps;
  const { id: checkoutId, dateOfBirth, contact } = order.checkout;
  const told = { checkoutId, appName: deps.app, dateOfBirth: dateOfBirth ?? contact?.dateOfBirth };
  const result = await deps.http.send(mergeOrder, told, { signal });
  if (signal.aborted) return;
  if (result.ok) store.getState().dispatch({ type: 'read', checkout: result.value });
  else tellError(deps, result.error);
}
