import type { AppName, Card, Cents } from '@grocer/foundation/domain';

/** The other cards, without the preferences that a card has taken over [W-4.16]. */
const withoutItsPreferences = (list: readonly Card[], taken: readonly AppName[]): readonly Card[] =>
  list.map((card) =>
    card.preferredFor.some((app) => taken.includes(app))
      ? { ...card, preferredFor: card.preferredFor.filter((app) => !taken.includes(app)) }
      : card,
  );

/**
 * The cards after a new one, which is the last, as with the service; a SNAP card takes the place of the one there
 * was. What it is preferred for, no other card is any more [W-4.15] [W-4.16].
 */
export function withNewCard(list: readonly Card[], added: Card): readonly Card[] {
  const others = withoutItsPreferences(
    list.filter(({ id, group }) => id !== added.id && !(added.group === 'snap' && group === 'snap')),
    added.preferredFor,
  );
  return [...others, added];
}

/** The cards after an edit: the new card stands where the old one stood [W-4.23]. */
export const withEditedCard = (list: readonly Card[], oldId: string, edited: Card): readonly Card[] =>
  withoutItsPreferences(list, edited.preferredFor).map((card) => (card.id === oldId ? edited : card));

/** The cards after one was preferred: it alone carries the mark of the application [W-4.27]. */
export const withPreference = (list: readonly Card[], id: string, app: AppName): readonly Card[] =>
  withoutItsPreferences(list, [app]).map((card) =>
    card.id === id ? { ...card, preferredFor: [...card.preferredFor, app] } : card,
  );

/** The cards after a balance became known for some of them [W-4.29] [W-4.30]. */
export const withBalance = (
  list: readonly Card[],
  isOf: (card: Card) => boolean,
  balance: Cents,
): readonly Card[] => list.map((card) => (isOf(card) ? { ...card, balance } : card));
