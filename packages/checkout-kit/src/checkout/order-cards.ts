import { tellError } from '@grocer/foundation/embed';
import { addOrderCard } from '@grocer/foundation/contract';
import type { CheckoutContext } from './context.ts';
import { loadCards } from './editing.ts';

interface NewCard {
  readonly id: string;
  /** Does the wallet keep it? */
  readonly saved: boolean;
}

/**
 * Reads the cards that can pay, after a form for another one was open. One that the wallet does not keep is named to the
 * order first, which alone knows it from then on [C-7.11]. Says whether the new card can pay.
 */
export async function takeCard(context: CheckoutContext, card: NewCard | undefined): Promise<boolean> {
  const { store, deps } = context;
  const { signal } = deps;
  const { orderId, facilityId } = store.getState().settings;
  const result =
    card && !card.saved
      ? await deps.http.send(addOrderCard, { orderId, cardId: card.id, facilityId }, { signal })
      : undefined;
  if (signal.aborted) return false;
  if (result && !result.ok) {
    tellError(deps, result.error);
    return false;
  }
  await loadCards(context);
  return !signal.aborted;
}
