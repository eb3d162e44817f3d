import type { Card, CardGroup } from '@grocer/foundation/domain';
import type { GrocerError } from '@grocer/foundation/http';

/** The shopper's cards and their loading state [W-3.16]. */
export type Cards =
  | { readonly phase: 'loading' }
  | { readonly phase: 'ready'; readonly list: readonly Card[] }
  | { readonly phase: 'failed'; readonly error: GrocerError };

/**
 * What is in progress for a card: a balance check that runs, has failed, or is locked after too many wrong
 * PINs; or a change that is being saved.
 */
export type Check = 'checking' | 'failed' | 'locked' | 'saving';

/** Returns the loaded cards, or an empty list. */
export const listOf = (cards: Cards): readonly Card[] => (cards.phase === 'ready' ? cards.list : []);

/** Returns the cards of one section [W-3.15] [W-4.1]. */
export const inGroup = (list: readonly Card[], group: CardGroup): readonly Card[] =>
  list.filter((card) => card.group === group);

/** Returns true when both lists belong to the same shopper. Only a saved card in both lists proves that. */
export const belongToSameShopper = (list: readonly Card[], before: readonly Card[]): boolean =>
  before.some(({ id, saved }) => saved && list.some((card) => card.id === id));

/** Returns reloaded cards, with the balances that only an earlier check knows. */
export const withKnownBalances = (list: readonly Card[], before: readonly Card[]): readonly Card[] =>
  list.map((card) => {
    if (card.balance !== undefined) return card;
    const balance = before.find(({ id }) => id === card.id)?.balance;
    return balance === undefined ? card : { ...card, balance };
  });

/** Returns the loaded cards after the unsaved cards of this wallet, which the service does not list. */
export const withUnsavedCards = (loaded: readonly Card[], before: readonly Card[]): readonly Card[] =>
  withKnownBalances([...before.filter(({ saved }) => !saved), ...loaded], before);

type Checks = Readonly<Record<string, Check>>;

/** Returns the checks after the state of one card has changed or ended. */
export function withCheck(checks: Checks, id: string, state: Check | 'done'): Checks {
  const { [id]: _before, ...others } = checks;
  return state === 'done' ? others : { ...others, [id]: state };
}
