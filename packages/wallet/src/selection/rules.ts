import type { AppName, Card, CardGroup, Cents } from '@grocer/foundation/domain';

/** Ids of the selected cards, by group. */
export type Selection = Readonly<Record<CardGroup, readonly string[]>>;

/** The selected cards themselves, by group. */
export type SelectedCards<Item = Card> = Readonly<Record<CardGroup, readonly Item[]>>;

export const NOTHING: Selection = { bank: [], snap: [], gift: [] };

/** Returns true when the application prefers this card. */
export const isPreferred = (card: Card, app: AppName): boolean => card.preferredFor.includes(app);

/** Returns the cards with the application's preferred one first [W-4.2]. */
export const preferredFirst = (cards: readonly Card[], app: AppName): readonly Card[] => [
  ...cards.filter((card) => isPreferred(card, app)),
  ...cards.filter((card) => !isPreferred(card, app)),
];

/**
 * Returns the cards in list order, newly loaded or added here: the preferred one first, then unsaved cards,
 * then the service's own order [W-4.2].
 */
export const inListOrder = (cards: readonly Card[], app: AppName): readonly Card[] =>
  preferredFirst([...cards.filter(({ saved }) => !saved), ...cards.filter(({ saved }) => saved)], app);

/** Why the host does not accept a card, in the words of the message [W-6.6]. */
export interface Rejection {
  /** The host's name for the kind of card; undefined for our own. */
  readonly cardType: string | undefined;
  readonly fulfillment: string;
}

/** Rejections by card id. */
export type Rejections = Readonly<Record<string, Rejection>>;

/** Why a card cannot be selected. */
export type Barrier = 'expired' | 'empty' | 'rejected' | 'covered';

interface Situation {
  readonly rejections: Rejections;
  readonly isChosen: boolean;
  /** True when the selected cards already cover the order. */
  readonly isCovered: boolean;
}

/** Returns why a card cannot be selected; undefined when it can [W-4.9] [W-4.10] [W-6.6]. */
export function barrierOf(card: Card, { rejections, isChosen, isCovered }: Situation): Barrier | undefined {
  if (rejections[card.id]) return 'rejected';
  if (card.expired) return 'expired';
  if (card.group !== 'gift') return undefined;
  if (card.balance === 0) return 'empty';
  return isCovered && !isChosen ? 'covered' : undefined;
}

interface Order {
  readonly app: AppName;
  readonly hasSnapEligibleItems: boolean;
  /** The amount in cents that SNAP may pay. */
  readonly ebtTotal: Cents;
  readonly rejections: Rejections;
  /** Preselects the preferred bank card, or none. */
  readonly defaultCardOnly: boolean;
}

/**
 * Returns the bank card to preselect: the preferred one, unless it is expired or rejected and another can pay
 * [W-4.4].
 */
function defaultBankCard(
  cards: readonly Card[],
  { app, rejections, defaultCardOnly }: Order,
): Card | undefined {
  const bank = preferredFirst(
    cards.filter(({ group }) => group === 'bank'),
    app,
  );
  if (defaultCardOnly) return bank.find((card) => isPreferred(card, app));
  return (
    bank.find(({ expired, id }) => !expired && !rejections[id]) ??
    bank.find(({ expired }) => !expired) ??
    bank[0]
  );
}

/** Returns the selection before the shopper has chosen anything [W-4.3] to [W-4.6]. */
export function defaultSelection(cards: readonly Card[], order: Order): Selection {
  const bank = defaultBankCard(cards, order);
  const wantsSnap = order.hasSnapEligibleItems && order.ebtTotal > 0;
  const isFree = ({ id, expired }: Card): boolean => !expired && !order.rejections[id];
  const snap = wantsSnap ? cards.find((card) => card.group === 'snap' && isFree(card)) : undefined;
  return { bank: bank ? [bank.id] : [], snap: snap ? [snap.id] : [], gift: [] };
}

interface Cover {
  readonly total: Cents;
  readonly gifts: readonly Pick<Card, 'balance'>[];
  /** The part of the total that EBT pays. */
  readonly ebtPayment: Cents;
}

/** True when the selected gift cards and EBT pay the whole order; an unknown balance counts 0 [W-4.10]. */
export const coversOrder = ({ total, gifts, ebtPayment }: Cover): boolean =>
  total <= gifts.reduce((sum, { balance = 0 }) => sum + balance, ebtPayment);

/** Returns the selection after a card was chosen: one bank card at a time, other cards toggle [W-4.7]. */
export function toggled(selection: Selection, { group, id }: Pick<Card, 'group' | 'id'>): Selection {
  if (group === 'bank') return { ...selection, bank: [id] };
  const ids = selection[group];
  return { ...selection, [group]: ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id] };
}

/** Returns the selection after a press on a card. A selected SNAP or gift card can always be deselected. */
export function afterPress(
  selection: Selection,
  card: Card,
  { rejections, isCovered }: Omit<Situation, 'isChosen'>,
): Selection {
  const isChosen = selection[card.group].includes(card.id);
  const isBarred = barrierOf(card, { rejections, isChosen, isCovered }) !== undefined;
  return isBarred && !(isChosen && card.group !== 'bank') ? selection : toggled(selection, card);
}

/** Returns the draft for the first cards: by group, what was selected before, else the checkout's. */
export function firstDraft(marked: Selection, checkout: Selection): Selection {
  const pick = (group: CardGroup) => (marked[group].length > 0 ? marked : checkout)[group];
  return { bank: pick('bank'), snap: pick('snap'), gift: pick('gift') };
}

const GROUPS = ['bank', 'snap', 'gift'] as const;

/** Returns true when two selections differ, in sizes or in ids [W-4.8]. */
export const isChanged = (a: Selection, b: Selection): boolean =>
  GROUPS.some(
    (group) => a[group].length !== b[group].length || a[group].some((id) => !b[group].includes(id)),
  );

type Ids = Selection['bank'];

const changed = ({ bank, snap, gift }: Selection, to: (ids: Ids) => Ids): Selection => ({
  bank: to(bank),
  snap: to(snap),
  gift: to(gift),
});

/** Returns the selection without a card. */
export const without = (selection: Selection, gone: string): Selection =>
  changed(selection, (ids) => ids.filter((id) => id !== gone));

/** Returns the selection with another id for a card [W-4.23]. */
export const renamed = (selection: Selection, oldId: string, newId: string): Selection =>
  changed(selection, (ids) => ids.map((id) => (id === oldId ? newId : id)));

/** Returns the selection without cards that do not exist; the same lists where all do. */
export const keepExisting = (selection: Selection, cards: readonly Card[]): Selection =>
  changed(selection, (ids) => {
    const left = ids.filter((id) => cards.some((card) => card.id === id));
    return left.length < ids.length ? left : ids;
  });

/** Returns the selected cards themselves. */
export function selectedCards(selection: Selection, cards: readonly Card[]): SelectedCards {
  const of = (group: CardGroup): readonly Card[] =>
    cards.filter((card) => selection[group].includes(card.id));
  return { bank: of('bank'), snap: of('snap'), gift: of('gift') };
}

/** Returns why a selection cannot be confirmed; undefined when it can [W-4.14] [W-6.6]. */
export function confirmProblem(
  { bank, snap, gift }: SelectedCards,
  rejections: Rejections,
): 'noBankCard' | 'expired' | 'rejected' | undefined {
  if (bank.length === 0) return 'noBankCard';
  if (bank.some(({ expired }) => expired)) return 'expired';
  return [...bank, ...snap, ...gift].some(({ id }) => rejections[id]) ? 'rejected' : undefined;
}
