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

/** Screens that a flyout can open at; the others are reached from these. */
export type FirstScreen = Exclude<Screen, 'exit-confirm' | 'address-list' | 'update-address'>;

/** Screens that a host or a button can open. */
export type OpenableScreen = Exclude<FirstScreen, 'enter-pin'>;

/** Why a card cannot be added [W-5.25] to [W-5.27]. */
export type AddBarrier = 'snapLimit' | 'giftLimit' | 'snapBackup' | 'giftBackup';

/** A notice on the card list [W-3.20]. */
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

/** The flyout: closed, or open with its screens [W-3.17] to [W-3.19]. */
export type Flyout =
  | { readonly phase: 'closed' }
  | {
      readonly phase: 'open';
      /** The last screen is active; those beneath it keep what was typed into them. */
      readonly stack: readonly Screen[];
      /** The card that the screen is about. */
      readonly cardId: string | undefined;
      /** True when the card box opened the flyout at this card. */
      readonly fromCardBox: boolean;
      /** True when the flyout opened before the cards had loaded, so that its screen is not final. */
      readonly isUndecided: boolean;
    };

export type OpenFlyout = Extract<Flyout, { phase: 'open' }>;

/** Returns the active screen; undefined while the flyout is closed. */
export const screenOf = (flyout: Flyout): Screen | undefined =>
  flyout.phase === 'open' ? flyout.stack.at(-1) : undefined;

/** Screens that open above another and return to it. */
const ABOVE: readonly Screen[] = ['address-list', 'update-address', 'exit-confirm'];

/**
 * Returns the stack after going to a screen: back to the screen if it is in the stack, above the current
 * screen, or above the list alone.
 */
export function stackAfter(stack: readonly Screen[], next: Screen): readonly Screen[] {
  const at = stack.indexOf(next);
  if (at >= 0) return stack.slice(0, at + 1);
  if (ABOVE.includes(next)) return [...stack.filter((screen) => screen !== 'exit-confirm'), next];
  return [...stack.filter((screen) => screen === 'card-list'), next];
}

/** Returns the flyout after going to a screen. Once the list was shown, Back leads to the list. */
export function flyoutAfter(before: OpenFlyout, screen: Screen, cardId: string | undefined): OpenFlyout {
  const open = { ...before, stack: stackAfter(before.stack, screen), isUndecided: false };
  if (screen === 'card-list') return { ...open, cardId: undefined, fromCardBox: false };
  return { ...open, cardId: cardId ?? before.cardId };
}

/** Returns the screens that the next flyout does not have, or has for another card. */
export function removedScreens(before: Flyout, next: OpenFlyout): readonly Screen[] {
  if (before.phase === 'closed') return [];
  const isOther = before.cardId !== next.cardId;
  return before.stack.filter((one) => !next.stack.includes(one) || (isOther && one === screenOf(next)));
}

interface Leaving {
  readonly screen: Screen;
  readonly isMyWallet: boolean;
  /** True when the selection differs or a form was typed into. */
  readonly isChanged: boolean;
  /** True while a request is in flight that must not be abandoned. */
  readonly isBusy: boolean;
}

/** Returns what Escape, the backdrop or the close button does [W-2.1] [W-4.12]. */
export function exitStep({
  screen,
  isMyWallet,
  isChanged,
  isBusy,
}: Leaving): 'stay' | 'close' | 'ask' | 'back' {
  if (isBusy) return 'stay';
  if (screen === 'exit-confirm') return 'back';
  // A PIN is never kept and quickly typed again, so closing asks nothing.
  if (screen === 'enter-pin') return 'close';
  const mayLose = isChanged && (!isMyWallet || screen !== 'card-list');
  return mayLose ? 'ask' : 'close';
}

/** Maximum number of gift cards and of SNAP EBT cards that a shopper can save [W-9.1]. */
const MOST_CARDS = { gift: 5, snap: 1 } as const;

/** Returns why a card of a kind cannot be added; undefined when it can [W-5.25] [W-5.26] [W-5.27]. */
export function addBarrier(
  group: CardGroup,
  { list, isMyWallet }: { readonly list: readonly Card[]; readonly isMyWallet: boolean },
): AddBarrier | undefined {
  if (group === 'bank') return undefined;
  if (inGroup(list, group).length >= MOST_CARDS[group]) return `${group}Limit`;
  const hasBackup = inGroup(list, 'bank').some(({ expired }) => !expired);
  return isMyWallet || hasBackup ? undefined : `${group}Backup`;
}

/** The kind of card that each form adds. */
export const ADDS: Readonly<Partial<Record<Screen, CardGroup>>> = {
  'add-card': 'bank',
  'add-snap-card': 'snap',
  'add-gift-card': 'gift',
};

/** True when a screen can show a card. The balance form is only for EBT cards without a balance [W-4.28]. */
export function canShow(screen: FirstScreen, card: Card | undefined): boolean {
  if (screen === 'check-balance') return card?.group === 'snap' && card.balance === undefined;
  if (screen === 'edit-card') return card?.group === 'bank' && card.saved;
  return screen !== 'delete-card' || card !== undefined;
}

/** Returns the first screen: in checkout mode the form if there is no bank card, else the list [W-4.11]. */
export const firstScreen = (isMyWallet: boolean, bankCards: number | undefined): 'add-card' | 'card-list' =>
  !isMyWallet && bankCards === 0 ? 'add-card' : 'card-list';

/** What decides where the flyout opens: the cards and the settings. */
interface Situation {
  readonly cards: Cards;
  readonly settings: Pick<Settings, 'isMyWallet' | 'flags'>;
}

/** Returns why a screen cannot add its card; undefined when it can, or before the cards have loaded. */
export function barrierAt(screen: Screen, { cards, settings }: Situation): AddBarrier | undefined {
  const group = ADDS[screen];
  if (!group || cards.phase !== 'ready') return undefined;
  return addBarrier(group, { list: cards.list, isMyWallet: settings.isMyWallet });
}

/** Returns the screen to open: the requested one, or the list when the requested one is not possible. */
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
