import { tellError } from '@grocer/foundation/embed';
import { addOrderCard } from '@grocer/foundation/contract';
import { isOpenEnd } from '@grocer/foundation/http';
import type { CheckoutContext } from './context.ts';
import { loadCards, requestCards } from './editing.ts';

interface NewCard {
  readonly id: string;
  /** True when the wallet saves the card. */
  readonly saved: boolean;
}

/**
 * Reloads the cards after the form for a new one has closed. A card that the wallet does not save is first
 * added to the order, which alone knows it from then on [C-7.11]. Resolves with whether the new card can pay.
 */
export async function adoptNewCard(context: CheckoutContext, card: NewCard | undefined): Promise<boolean> {
  const { store, deps } = context;
  const { signal } = deps;
  const { orderId, facilityId } = store.getState().settings;
  const result =
    card && !card.saved
      ? await deps.http.send(addOrderCard, { orderId, cardId: card.id, facilityId }, { signal })
      : undefined;
  if (signal.aborted) return false;
  const error = result && !result.ok ? result.error : undefined;
  if (error) {
    tellError(deps, error);
    // After a lost response the list tells whether the order has the card. Otherwise the cards on screen stay, and a
    // retry uses the same card.
    const read = isOpenEnd(error) ? await requestCards(context) : undefined;
    if (signal.aborted || !read?.ok || !read.value.bank.some(({ id }) => id === card?.id)) return false;
    store.getState().showCards({ phase: 'ready', info: read.value });
    return true;
  }
  await loadCards(context);
  return !signal.aborted;
}
