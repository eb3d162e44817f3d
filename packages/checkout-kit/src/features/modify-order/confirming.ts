import { tellError } from '@grocer/foundation/embed';
import { deleteModifyCart } from '@grocer/foundation/contract';
import type { CheckoutContext } from '../../checkout/context.ts';

/** Deletes the modification's cart once the shopper has confirmed the saved changes [C-4.16] [C-4.19]. */
export async function confirmSavedChanges({ store, deps }: CheckoutContext): Promise<void> {
  const { savedChanges, showSavedChanges, settings } = store.getState();
  if (!savedChanges || savedChanges.phase === 'confirming') return;
  const { signal } = deps;
  showSavedChanges({ ...savedChanges, phase: 'confirming' });
  const result = await deps.http.send(deleteModifyCart, { checkoutId: settings.orderId }, { signal });
  if (signal.aborted) return;
  if (!result.ok) tellError(deps, result.error);
  showSavedChanges(result.ok ? undefined : { ...savedChanges, phase: 'failed' });
}

/** Closes the message: confirms like the button, or after a failed attempt only closes. */
export function closeSavedMessage(context: CheckoutContext): void {
  const { savedChanges, showSavedChanges } = context.store.getState();
  if (savedChanges?.phase === 'failed') showSavedChanges(undefined);
  else void confirmSavedChanges(context);
}
