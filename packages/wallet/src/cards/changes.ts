import type { Card, Cents } from '@grocer/foundation/domain';
import { lazyPart } from '../core/lazy-part.ts';
import { withBalance, withEditedCard, withNewCard, withPreference } from './change-rules.ts';
import { listOf } from './rules.ts';

/** Applies the shopper's own changes to the list, before the service is asked for it again. */
export const cardChanges = lazyPart(({ store }) => {
  const state = store.getState;
  /** Updates the selection, since a selected card may be gone or may have changed. */
  const takeUp = (): void => state().cardsLoaded(listOf(state().cards), false);

  return {
    insertCard(card: Card): void {
      state().changeCards((list) => withNewCard(list, card));
      if (state().cards.phase === 'ready') takeUp();
      else void state().loadCards();
    },
    /** Puts an edited card in the place of the old one, in the list and in the selection [W-4.23]. */
    replaceCard(oldId: string, card: Card): void {
      state().changeCards((list) => withEditedCard(list, oldId, card));
      state().cardReplaced(oldId, card.id);
    },
    /** Removes a card from the list and from the selection [W-4.25]. */
    removeCard(id: string): void {
      state().changeCards((list) => list.filter((card) => card.id !== id));
      takeUp();
    },
    markPreferred(id: string): void {
      const { application } = state().settings;
      state().changeCards((list) => withPreference(list, id, application));
    },
    setBalance(isOf: (card: Card) => boolean, balance: Cents): void {
      state().changeCards((list) => withBalance(list, isOf, balance));
    },
  };
});
