import type { Card } from '@grocer/foundation/domain';
import type { GrocerError } from '@grocer/foundation/http';
import type { WalletCore } from '../core/lazy-part.ts';
import { listOf } from './rules.ts';

/** After the service did not find a card: reads the list again and says so there, if the card really is gone. */
export async function tellIfGone(
  { store, deps }: WalletCore,
  { card, error, isLeft }: { card: Card; error: GrocerError; isLeft: boolean },
): Promise<void> {
  if (error.code !== 'not_found') return;
  await store.getState().loadCards();
  const { cards, showScreen, showNotice } = store.getState();
  if (deps.signal.aborted || isLeft || listOf(cards).some(({ id }) => id === card.id)) return;
  showScreen('card-list');
  showNotice({ tone: 'danger', about: 'cardGone' });
}
