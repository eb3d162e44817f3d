import type { AppName, Card, CardGroup } from '@grocer/foundation/domain';

/** Ids of the chosen cards, by group. */
export type Selection = Readonly<Record<CardGroup, readonly string[]>>;

/** The chosen cards themselves, by group. */
export type SelectedCards<Item = Card> = Readonly<Record<CardGroup, readonly Item[]>>;

export const NOTHING: Selection = { bank: [], snap: [], gift: [] };

/** Is this the card that the application prefers? */
export const isPreferred = (card: Card, app: AppName): boolean => card.preferredFor.includes(app);

/** Cards with the application's preferred one first [W-4.2]. */
export const preferredFirst = (cards: readonly Card[], app: AppName): readonly Card[] => [
  ...cards.filter((card) => isPreferred(card, app)),
  ...cards.filter((card) => !isPreferred(card, app)),
];

/** Can a card not be chosen? It is expired, or a gift card with nothing on it [W-4.9]. */
export const isUnusable = (card: Card): boolean =>
  card.expired || (card.group === 'gift' && card.balance === 0);

interface Order {
  readonly app: AppName;
  readonly hasSnapEligibleItems: boolean;
  /** Cents that SNAP may pay. */
  readonly ebtTotal: number;
}

/** The bank card to begin with: the preferred one unless it is expired and another is not [W-4.4]. */
function defaultBankCard(cards: readonly Card[], app: AppName): Card | undefined {
  const bank = preferredFirst(
    cards.filter(({ group }) => group === 'bank'),
    app,
  );
  return bank.find(({ expired }) => !expired) ?? bank[0];
}

/** What is selected before the shopper has chosen anything [W-4.3] to [W-4.6]. */
export function defaultSelection(
  cards: readonly Card[],
  { app, hasSnapEligibleItems, ebtTotal }: Order,
): Selection {
  const bank = defaultBankCard(cards, app);
  const wantsSnap = hasSnapEligibleItems && ebtTotal > 0;
  const snap = wantsSnap ? cards.find((card) => card.group === 'snap' && !isUnusable(card)) : undefined;
  return { bank: bank ? [bank.id] : [], snap: snap ? [snap.id] : [], gift: [] };
}

/** The selection after a card is chosen: bank cards one at a time, the others on and off [W-4.7]. */
export function toggled(selection: Selection, { group, id }: Pick<Card, 'group' | 'id'>): Selection {
  if (group === 'bank') return { ...selection, bank: [id] };
  const ids = selection[group];
  return { ...selection, [group]: ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id] };
}

const GROUPS = ['bank', 'snap', 'gift'] as const;

/** Do two selections differ, in sizes or in ids [W-4.8]? */
export const isChanged = (a: Selection, b: Selection): boolean =>
  GROUPS.some(
    (group) => a[group].length !== b[group].length || a[group].some((id) => !b[group].includes(id)),
  );

/** A selection without the cards that are no longer there. */
export function keepExisting(selection: Selection, cards: readonly Card[]): Selection {
  const exists = (id: string): boolean => cards.some((card) => card.id === id);
  return {
    bank: selection.bank.filter(exists),
    snap: selection.snap.filter(exists),
    gift: selection.gift.filter(exists),
  };
}

/** The selected cards themselves. */
export function selectedCards(selection: Selection, cards: readonly Card[]): SelectedCards {
  const of = (group: CardGroup): readonly Card[] =>
    cards.filter((card) => selection[group].includes(card.id));
  return { bank: of('bank'), snap: of('snap'), gift: of('gift') };
}

/** Why a selection cannot be confirmed, if it cannot [W-4.14]. */
export function confirmProblem({ bank }: SelectedCards): 'noBankCard' | 'expired' | undefined {
  if (bank.length === 0) return 'noBankCard';
  return bank.some(({ expired }) => expired) ? 'expired' : undefined;
}
