import { deleteCard, listCards } from '@grocer/foundation/contract';
import type { Card } from '@grocer/foundation/domain';
import { ok } from '@grocer/foundation/http';
import type { Reconciled, Result } from '@grocer/foundation/http';
import { cardChanges } from '../../cards/changes.ts';
import { createSubmitter } from '../../forms/submitter.ts';
import { lazyPart } from '../../core/lazy-part.ts';
import { toWalletCard } from '../../core/public-state.ts';

/** Actions of the question before a card is deleted [W-4.25] [W-4.26]. */
export const deleteCardActions = lazyPart((core) => {
  const { store, deps } = core;
  const submit = createSubmitter<Card, true>(core, 'delete-card');

  async function isGone({ id }: Card): Promise<Reconciled<true>> {
    const all = { snap: true, gift: true, giftBalances: false };
    const now = await deps.http.send(listCards, all, { signal: deps.signal });
    if (!now.ok) return { kind: 'unknown' };
    if (now.value.cards.some((card) => card.id === id)) return { kind: 'did-not-happen' };
    // The card may be one of those that could not be read.
    return now.value.unreadable > 0 ? { kind: 'unknown' } : { kind: 'happened', value: true };
  }

  /** The service knows saved cards only. One that it does not find may be deleted, as the list tells. */
  async function send(card: Card, key: string): Promise<Result<true>> {
    if (!card.saved) return ok(true);
    const options = { key, signal: deps.signal, reconcile: () => isGone(card) };
    const result = await deps.http.send(deleteCard, { cardId: card.id }, options);
    if (result.ok || result.error.code !== 'not_found') return result;
    return (await isGone(card)).kind === 'happened' ? ok(true) : result;
  }

  return {
    removeCard: (card: Card): Promise<void> =>
      submit({
        typed: card.id,
        prepare: () => ({ ok: true, sent: card }),
        send,
        done(_done, isLeft) {
          const { showScreen, showNotice } = store.getState();
          cardChanges(core).removeCard(card.id);
          deps.emitter.emit('card:deleted', { card: toWalletCard(card) });
          deps.report({ type: 'UPDATE_PAYMENT_METHOD', action: 'delete', paymentMethod: card.group });
          if (isLeft) return;
          showScreen('card-list');
          showNotice({ tone: 'success', about: 'deleted' });
        },
      }),
  };
});
