import type { AppName, Card, Cents } from '@grocer/foundation/domain';

/** Returns the other cards without the preferences that a card has taken over [W-4.16]. */
const withoutItsPreferences = (list: readonly Card[], taken: readonly AppName[]): readonly Card[] =>
  list.map((card) =>
    card.preferredFor.some((app) => taken.includes(app))
      ? { ...card, preferredFor: card.preferredFor.filter((app) => !taken.includes(app)) }
      : card,
  );

/**
 * Returns the list with a new card at its end, where the service lists it as well. A new SNAP card replaces
 * the existing one, and other cards lose the preferences that the new card has [W-4.15] [W-4.16].
 */
export function withNewCard(list: readonly Card[], added: Card): readonly Card[] {
  const others = withoutItsPreferences(
    list.filter(({ id, group }) => id !== added.id && !(added.group === 'snap' && group === 'snap')),
    added.preferredFor,
  );
  return [...others, added];
}

/** Returns the list with the edited card in the place of the old one [W-4.23]. */
export const withEditedCard = (list: readonly Card[], oldId: string, edited: Card): readonly Card[] =>
  withoutItsPreferences(list, edited.preferredFor).map((card) => (card.id === oldId ? edited : card));

/** Returns the list in which only one card is preferred by the application [W-4.27]. */
export const withPreference = (list: readonly Card[], id: string, app: AppName): readonly Card[] =>
  withoutItsPreferences(list, [app]).map((card) =>
    card.id === id ? { ...card, preferredFor: [...card.preferredFor, app] } : card,
  );

/** Returns the list with a new balance on each card that `isOf` matches [W-4.29] [W-4.30]. */
export const withBalance = (
  list: readonly Card[],
  isOf: (card: Card) => boolean,
  balance: Cents,
): readonly Card[] => list.map((card) => (isOf(card) ? { ...card, balance } : card));
