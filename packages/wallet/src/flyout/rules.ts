import type { Card, CardGroup } from '@grocer/foundation/domain';
import { inGroup, listOf } from '../cards/rules.ts';
import type { Cards } from '../cards/rules.ts';
import type { Settings } from '../core/settings.ts';
import type { Opening } from './slice.ts';

/** The screens of the flyout. */
export type Screen =
  | 'card-list'
  | 'add-card'
  | 'add-snap-card'
  | 'add-gift-card'
  | 'check-balance'
  | 'enter-pin'
  | 'edit-card'
  | 'delete-card'
  | 'exit-confirm'
  | 'address-list'
  | 'update-address';

/** Screens that a flyout can begin with; the others belong to one of these. */
export type FirstScreen = Exclude<Screen, 'exit-confirm' | 'address-list' | 'update-address'>;

/** Screens that a host or a button can ask for. */
export type OpenableScreen = Exclude<FirstScreen, 'enter-pin'>;

/** Why a card cannot be added [W-5.25] to [W-5.27]. */
export type AddBarrier = 'snapLimit' | 'giftLimit' | 'snapBackup' | 'giftBackup';

/** Something to tell on the card list [W-3.20]. */
export type Notice =
  | { readonly tone: 'success'; readonly about: 'added' | 'edited' | 'deleted' | 'preferred' }
  | {
      readonly tone: 'danger';
      readonly about:
        | 'noBankCard'
        | 'expired'
        | 'rejected'
        | 'preferFailed'
        | 'preferUnconfirmed'
        | 'cardGone'
        | 'sessionExpired'
        | 'timeout'
        | 'giftBalanceFailed'
        | AddBarrier;
    };

/** Is the flyout on, and with which screens [W-3.17] to [W-3.19]? */
export type Flyout =
  | { readonly phase: 'closed' }
  | {
      readonly phase: 'open';
      /** The last one is on; those beneath it stay as they are, with what was typed into them. */
      readonly stack: readonly Screen[];
      /** The card that the screen is about. */
      readonly cardId: string | undefined;
      /** Was it opened straight at a card, from the card box? */
      readonly fromCardBox: boolean;
      /** Opened before the cards were here, so that the right screen is not known yet. */
      readonly isUndecided: boolean;
    };

export type OpenFlyout = Extract<Flyout, { phase: 'open' }>;

/** The screen that is on, if the flyout is. */
export const screenOf = (flyout: Flyout): Screen | undefined =>
  flyout.phase === 'open' ? flyout.stack.at(-1) : undefined;

/** Screens that come above another and lead back to it. */
const ABOVE: readonly Screen[] = ['address-list', 'update-address', 'exit-confirm'];

/** The screens after going to one: back to it where it lies beneath, above another, or above the list alone. */
export function stackAfter(stack: readonly Screen[], next: Screen): readonly Screen[] {
  const at = stack.indexOf(next);
  if (at >= 0) return stack.slice(0, at + 1);
  if (ABOVE.includes(next)) return [...stack.filter((screen) => screen !== 'exit-confirm'), next];
  return [...stack.filter((screen) => screen === 'card-list'), next];
}

/** The flyout after going to a screen. From the list on, Back leads to the list. */
export function shown(before: OpenFlyout, screen: Screen, cardId: string | undefined): OpenFlyout {
  const open = { ...before, stack: stackAfter(before.stack, screen), isUndecided: false };
  if (screen === 'card-list') return { ...open, cardId: undefined, fromCardBox: false };
  return { ...open, cardId: cardId ?? before.cardId };
}

/** The screens that another flyout does not have, or has for another card. */
export function goneScreens(before: Flyout, next: OpenFlyout): readonly Screen[] {
  if (before.phase === 'closed') return [];
  const isOther = before.cardId !== next.cardId;
  return before.stack.filter((one) => !next.stack.includes(one) || (isOther && one === screenOf(next)));
}

interface Leaving {
  readonly screen: Screen;
  readonly isMyWallet: boolean;
  /** Does the selection differ, or has a form been typed into? */
  readonly isChanged: boolean;
  /** A request that must not be abandoned. */
  readonly isBusy: boolean;
}

/** What Escape, the backdrop or the close control does [W-2.1] [W-4.12]. */
export function exitStep({
  screen,
  isMyWallet,
  isChanged,
  isBusy,
}: Leaving): 'stay' | 'close' | 'ask' | 'back' {
  if (isBusy) return 'stay';
  if (screen === 'exit-confirm') return 'back';
  // A PIN is typed once more, and never kept.
  if (screen === 'enter-pin') return 'close';
  const mayLose = isChanged && (!isMyWallet || screen !== 'card-list');
  return mayLose ? 'ask' : 'close';
}

/** Most gift cards, and most SNAP EBT cards, that a shopper can save [W-9.1]. */
const MOST_CARDS = { gift: 5, snap: 1 } as const;

/** Why a card of a kind cannot be added, if it cannot [W-5.25] [W-5.26] [W-5.27]. */
export function addBarrier(
  group: CardGroup,
  { list, isMyWallet }: { readonly list: readonly Card[]; readonly isMyWallet: boolean },
): AddBarrier | undefined {
  if (group === 'bank') return undefined;
  if (inGroup(list, group).length >= MOST_CARDS[group]) return `${group}Limit`;
  const hasBackup = inGroup(list, 'bank').some(({ expired }) => !expired);
  return isMyWallet || hasBackup ? undefined : `${group}Backup`;
}

/** The kind of card that a screen adds. */
export const ADDS: Readonly<Partial<Record<Screen, CardGroup>>> = {
  'add-card': 'bank',
  'add-snap-card': 'snap',
  'add-gift-card': 'gift',
};

/** Can a screen be about this card? The PIN form is for EBT cards without a balance alone [W-4.28]. */
export function canShow(screen: FirstScreen, card: Card | undefined): boolean {
  if (screen === 'check-balance') return card?.group === 'snap' && card.balance === undefined;
  if (screen === 'edit-card') return card?.group === 'bank' && card.saved;
  return screen !== 'delete-card' || card !== undefined;
}

/** Where the flyout opens: straight at the form where there is no bank card to pay with [W-4.11]. */
export const firstScreen = (isMyWallet: boolean, bankCards: number | undefined): 'add-card' | 'card-list' =>
  !isMyWallet && bankCards === 0 ? 'add-card' : 'card-list';

/** What decides where the flyout opens: the cards, and what the host wants. */
interface Situation {
  readonly cards: Cards;
  readonly settings: Pick<Settings, 'isMyWallet' | 'flags'>;
}

/** Why a screen cannot add its card, if it cannot; nobody knows before the cards are here. */
export function barrierAt(screen: Screen, { cards, settings }: Situation): AddBarrier | undefined {
  const group = ADDS[screen];
  if (!group || cards.phase !== 'ready') return undefined;
  return addBarrier(group, { list: cards.list, isMyWallet: settings.isMyWallet });
}

/** The screen to open at, which is the list where the one asked for makes no sense. */
export function screenFor({ screen, cardId }: Opening, situation: Situation): Screen {
  const { cards, settings } = situation;
  if (screen === undefined) {
    const known = cards.phase === 'ready' ? inGroup(cards.list, 'bank').length : undefined;
    return firstScreen(settings.isMyWallet, known);
  }
  const { showSnapCards, showGiftCards } = settings.flags;
  const isHidden =
    (screen === 'add-snap-card' && !showSnapCards) || (screen === 'add-gift-card' && !showGiftCards);
  const card = listOf(cards).find(({ id }) => id === cardId);
  const makesSense = !isHidden && canShow(screen, card) && !barrierAt(screen, situation);
  return makesSense ? screen : 'card-list';
}
