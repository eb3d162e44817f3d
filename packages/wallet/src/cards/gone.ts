import type { Card } from '@grocer/foundation/domain';
import type { GrocerError } from '@grocer/foundation/http';
import type { WalletCore } from '../core/lazy-part.ts';
import { screenOf } from '../flyout/rules.ts';
import { listOf } from './rules.ts';

/** After `not_found`, reloads the list and shows a notice there if the card is gone. */
export async function handleIfGone(
  { store, deps }: WalletCore,
  { card, error, isLeft }: { card: Card; error: GrocerError; isLeft: boolean },
): Promise<void> {
  if (error.code !== 'not_found') return;
  const { signal } = deps;
  await store.getState().loadCards();
  const { cards, flyout, showScreen, showNotice } = store.getState();
  if (signal.aborted || isLeft || listOf(cards).some(({ id }) => id === card.id)) return;
  if (flyout.phase === 'open' && flyout.cardId === card.id) showScreen('card-list');
  // The shopper may have opened another form meanwhile.
  const screen = screenOf(store.getState().flyout);
  if (screen === undefined || screen === 'card-list') showNotice({ tone: 'danger', about: 'cardGone' });
}
