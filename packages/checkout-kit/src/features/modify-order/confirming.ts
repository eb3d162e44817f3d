import { tellError } from '@grocer/foundation/embed';
import { deleteModifyCart } from '@grocer/foundation/contract';
import type { CheckoutContext } from '../../checkout/context.ts';

/** Gives up the cart in which an order was changed, once the shopper knows that the changes were taken [C-4.16] [C-4.19]. */
export async function confirmSaved({ store, deps }: CheckoutContext): Promise<void> {
  const { savedChanges, showSavedChanges } = store.getState();
  if (!savedChanges || savedChanges.phase === 'confirming') return;
  const { signal } = deps;
  showSavedChanges({ ...savedChanges, phase: 'confirming' });
  const result = await deps.http.send(deleteModifyCart, undefined, { signal });
  if (signal.aborted) return;
  if (!result.ok) tellError(deps, result.error);
  showSavedChanges(result.ok ? undefined : { ...savedChanges, phase: 'failed' });
}

/** Escape confirms as the button does; where that has failed, the shopper goes on to their order without. */
export function leaveSaved(context: CheckoutContext): void {
  const { savedChanges, showSavedChanges } = context.store.getState();
  if (savedChanges?.phase === 'failed') showSavedChanges(undefined);
  else void confirmSaved(context);
}
