import type { Card, CardGroup } from '@grocer/foundation/domain';
import type { GrocerError } from '@grocer/foundation/http';

/** The shopper's cards, on their way or here [W-3.16]. */
export type Cards =
  | { readonly phase: 'loading' }
  | { readonly phase: 'ready'; readonly list: readonly Card[] }
  | { readonly phase: 'failed'; readonly error: GrocerError };

/** The cards that are here; none while they are not. */
export const listOf = (cards: Cards): readonly Card[] => (cards.phase === 'ready' ? cards.list : []);

/** The cards of one section [W-3.15] [W-4.1]. */
export const inGroup = (list: readonly Card[], group: CardGroup): readonly Card[] =>
  list.filter((card) => card.group === group);

/**
 * The cards after a new one: it goes in front of its kind; if it is preferred anywhere, no other card is
 * preferred there any more [W-4.15] [W-4.16].
 */
export const withNewCard = (list: readonly Card[], added: Card): readonly Card[] => [
  added,
  ...list
    .filter(({ id }) => id !== added.id)
    .map((card) => ({
      ...card,
      preferredFor: card.preferredFor.filter((app) => !added.preferredFor.includes(app)),
    })),
];
