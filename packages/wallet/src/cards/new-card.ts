import type { Card } from '@grocer/foundation/domain';
import { isOpenEnd } from '@grocer/foundation/http';
import type { GrocerError, Result } from '@grocer/foundation/http';
import type { WalletCore } from '../core/lazy-part.ts';
import { toWalletCard } from '../core/public-state.ts';
import { cardChanges } from './changes.ts';
import { findAdded } from './find-added.ts';
import type { Traces } from './find-added.ts';

/** How adding a card ended: `added`, `refused`, or `open` when the same request may still succeed. */
export type AddEnd = 'added' | 'refused' | 'open';

/** Sends new cards of one kind and handles the result. */
export function newCards(core: WalletCore) {
  const { store, deps } = core;
  /** The cards before the first attempt with an unknown outcome; a later list may contain the new card. */
  let before: (Pick<Traces, 'known'> & { readonly signal: AbortSignal }) | undefined;
  const known = (): Traces['known'] => {
    const { cards } = store.getState();
    return cards.phase === 'ready' ? cards.list : undefined;
  };

  return {
    /** Sends a new card. A duplicate error that our own earlier attempt caused is a success. */
    async send(
      traces: Omit<Traces, 'known'>,
      request: (reconcile: () => ReturnType<typeof findAdded>) => Promise<Result<Card>>,
    ): Promise<Result<Card>> {
      // An attempt of a previous shopper says nothing about the current shopper's cards.
      if (before?.signal.aborted) before = undefined;
      const isAgain = before !== undefined;
      before ??= { known: known(), signal: deps.signal };
      const all = { ...traces, known: before.known };
      const result = await request(() => findAdded(deps, all));
      if (result.ok) return { ok: true, value: { ...result.value, saved: traces.isSaved } };
      if (result.error.code !== 'card_duplicate' || !isAgain) return result;
      const seen = await findAdded(deps, all);
      return seen.kind === 'happened' ? { ok: true, value: seen.value } : result;
    },
    /** Puts an added card into the list, and selects it if its form is still open [W-4.15]. */
    added(card: Card, isLeft: boolean): void {
      before = undefined;
      const { select, showScreen, showNotice, settings } = store.getState();
      cardChanges(core).insertCard(card);
      deps.emitter.emit('card:added', { card: toWalletCard(card) });
      deps.report({ type: 'UPDATE_PAYMENT_METHOD', action: 'add', paymentMethod: card.group });
      if (isLeft) return;
      // SNAP pays for eligible items only, so a SNAP card is selected only when the order has some.
      if (card.group !== 'snap' || settings.orderInfo?.hasSnapEligibleItems) select(card);
      showScreen('card-list');
      showNotice({ tone: 'success', about: 'added' });
    },
    failed(error: GrocerError): void {
      if (!isOpenEnd(error)) before = undefined;
    },
  };
}
