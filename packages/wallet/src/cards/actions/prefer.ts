import { listCards, preferCard } from '@grocer/foundation/contract';
import type { Card } from '@grocer/foundation/domain';
import type { Reconciled } from '@grocer/foundation/http';
import { cardChanges } from '../changes.ts';
import { handleIfGone } from '../gone.ts';
import { dropOnSignIn } from '../notices/drop-on-sign-in.ts';
import { inGroup, listOf } from '../rules.ts';
import { problemOf } from '../../forms/errors/rules.ts';
import { createSubmitter } from '../../forms/submitter.ts';
import { lazyPart } from '../../core/lazy-part.ts';
import { toWalletCard } from '../../core/public-state.ts';
import { isPreferred } from '../../selection/rules.ts';

/** Notices of the list for these problems; every other problem shows `preferFailed`. */
const TOLD: Readonly<Record<string, 'sessionExpired' | 'timeout' | 'preferUnconfirmed'>> = {
  sessionExpired: 'sessionExpired',
  timeout: 'timeout',
  unconfirmedChange: 'preferUnconfirmed',
};

/** Makes a card the application's preferred one [W-4.27]. */
export const makePreferred = lazyPart((core) => {
  const { store, deps } = core;
  const submit = createSubmitter<Card, true>(core, 'prefer-card');
  dropOnSignIn(core);

  async function isDone({ id }: Card): Promise<Reconciled<true>> {
    const banks = { snap: false, gift: false, giftBalances: false };
    const now = await deps.http.send(listCards, banks, { signal: deps.signal });
    if (!now.ok) return { kind: 'unknown' };
    const card = now.value.cards.find((one) => one.id === id);
    if (!card) return { kind: 'unknown' };
    const isIt = isPreferred(card, store.getState().settings.application);
    return isIt ? { kind: 'happened', value: true } : { kind: 'did-not-happen' };
  }

  return (card: Card): Promise<void> => {
    const { draft, dropProblem } = store.getState();
    dropProblem();
    return submit({
      typed: card.id,
      prepare: () => ({ ok: true, sent: card }),
      async send({ id: cardId }, key) {
        const { signal, http } = deps;
        store.getState().markCheck(cardId, 'saving');
        const result = await http.send(
          preferCard,
          { cardId },
          { key, signal, reconcile: () => isDone(card) },
        );
        store.getState().markCheck(cardId, 'done');
        return result;
      },
      done(_done, isLeft) {
        const { select, showNotice, refreshCards } = store.getState();
        cardChanges(core).markPreferred(card.id);
        const preferred = inGroup(listOf(store.getState().cards), 'bank').find(({ id }) => id === card.id);
        if (!preferred) return;
        deps.emitter.emit('card:preferred', { card: toWalletCard(preferred) });
        if (isLeft) {
          // A shopper who has left may have preferred another card since.
          refreshCards(true);
          return;
        }
        // The shopper may have chosen another card meanwhile.
        if (store.getState().draft.bank === draft.bank) select(preferred);
        showNotice({ tone: 'success', about: 'preferred' });
      },
      failed(error, isLeft) {
        const { about } = problemOf('prefer-card', error, deps.timing.now());
        if (!isLeft) store.getState().showNotice({ tone: 'danger', about: TOLD[about] ?? 'preferFailed' });
        void handleIfGone(core, { card, error, isLeft });
      },
    });
  };
});
