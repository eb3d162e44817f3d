import type { Card } from '@grocer/foundation/domain';
import { isOpenEnd } from '@grocer/foundation/http';
import type { GrocerError, Result } from '@grocer/foundation/http';
import type { WalletCore } from '../core/lazy-part.ts';
import { toWalletCard } from '../core/public-state.ts';
import { cardChanges } from './changes.ts';
import { findAdded } from './find-added.ts';
import type { Traces } from './find-added.ts';

/** How adding a card ended: it is there, it was refused, or the same again may still work. */
export type AddEnd = 'added' | 'refused' | 'open';

/** Takes up new cards of one kind, whichever way their adding ends. */
export function newCards(core: WalletCore) {
  const { store, deps } = core;
  type Before = Pick<Traces, 'known'>;
  /** The cards there were before the last try, or before the first of those whose end nobody knows. */
  let tried: Before | undefined;
  /** The same, while nobody knows the end; the list may show the card by then. */
  let unsettled: Before | undefined;
  const known = (): Traces['known'] => {
    const { cards } = store.getState();
    return cards.phase === 'ready' ? cards.list : undefined;
  };

  return {
    /** Sends a new card; a "duplicate" that is our own earlier try is a success. */
    async send(
      traces: Omit<Traces, 'known'>,
      request: (reconcile: () => ReturnType<typeof findAdded>) => Promise<Result<Card>>,
    ): Promise<Result<Card>> {
      const before = unsettled ?? { known: known() };
      tried = before;
      const result = await request(() => findAdded(deps, { ...traces, ...before }));
      if (result.ok) return { ok: true, value: { ...result.value, saved: traces.isSaved } };
      if (result.error.code !== 'card_duplicate' || !unsettled) return result;
      const seen = await findAdded(deps, { ...traces, ...unsettled });
      return seen.kind === 'happened' ? { ok: true, value: seen.value } : result;
    },
    /** Puts an added card into the list; on its own form it is chosen as well [W-4.15]. */
    added(card: Card, isLeft: boolean): void {
      unsettled = undefined;
      const { select, showScreen, showNotice, settings } = store.getState();
      cardChanges(core).insertCard(card);
      deps.emitter.emit('card:added', { card: toWalletCard(card) });
      deps.report({ type: 'UPDATE_PAYMENT_METHOD', action: 'add', paymentMethod: card.group });
      if (isLeft) return;
      // SNAP pays for eligible items only, so that it is chosen where there are some.
      if (card.group !== 'snap' || settings.orderInfo?.hasSnapEligibleItems) select(card);
      showScreen('card-list');
      showNotice({ tone: 'success', about: 'added' });
    },
    failed(error: GrocerError): void {
      unsettled = isOpenEnd(error) ? tried : undefined;
    },
  };
}
