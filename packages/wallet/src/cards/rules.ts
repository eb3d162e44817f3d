import type { Card, CardGroup } from '@grocer/foundation/domain';
import type { GrocerError } from '@grocer/foundation/http';

/** The shopper's cards, on their way or here [W-3.16]. */
export type Cards =
  | { readonly phase: 'loading' }
  | { readonly phase: 'ready'; readonly list: readonly Card[] }
  | { readonly phase: 'failed'; readonly error: GrocerError };

/**
 * What goes on with a card: a look-up of its balance runs, has failed, or is locked after too many wrong PINs; or a
 * change to it is on its way.
 */
export type Check = 'checking' | 'failed' | 'locked' | 'saving';

/** The cards that are here; none while they are not. */
export const listOf = (cards: Cards): readonly Card[] => (cards.phase === 'ready' ? cards.list : []);

/** The cards of one section [W-3.15] [W-4.1]. */
export const inGroup = (list: readonly Card[], group: CardGroup): readonly Card[] =>
  list.filter((card) => card.group === group);

/** Are these the cards of whoever had those before? Nothing but a saved card that is still there says so. */
export const areOfTheSame = (list: readonly Card[], before: readonly Card[]): boolean =>
  before.some(({ id, saved }) => saved && list.some((card) => card.id === id));

/** Cards that were loaded again, with the balances that only a look-up of ours knows. */
export const withKnownBalances = (list: readonly Card[], before: readonly Card[]): readonly Card[] =>
  list.map((card) => {
    if (card.balance !== undefined) return card;
    const balance = before.find(({ id }) => id === card.id)?.balance;
    return balance === undefined ? card : { ...card, balance };
  });

/** The cards of an answer after those that only this wallet knows, since the service forgets what is not saved. */
export const withOwn = (loaded: readonly Card[], before: readonly Card[]): readonly Card[] =>
  withKnownBalances([...before.filter(({ saved }) => !saved), ...loaded], before);

type Checks = Readonly<Record<string, Check>>;

/** What goes on with cards, after it has changed or ended for one of them. */
export function withCheck(checks: Checks, id: string, state: Check | 'done'): Checks {
  const { [id]: _before, ...others } = checks;
  return state === 'done' ? others : { ...others, [id]: state };
}
