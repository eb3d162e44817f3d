import type { Card } from '@grocer/foundation/domain';
import type { GrocerError } from '@grocer/foundation/http';
import type { WalletCore } from '../core/lazy-part.ts';
import { listOf } from './rules.ts';

/** After `not_found`, reloads the list and shows a notice there if the card is gone. */
export async function handleIfGone(
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
