/** The screens of the flyout [W-2.2]. */
export type Screen = 'card-list' | 'add-card' | 'exit-confirm';

/** Something to tell on the card list. */
export type Notice =
  | { readonly tone: 'success'; readonly about: 'card-added' }
  | { readonly tone: 'danger'; readonly about: 'noBankCard' | 'expired' };

/** Is the flyout on, and with which screen [W-3.17]? */
export type Flyout =
  | { readonly phase: 'closed' }
  | {
      readonly phase: 'open';
      readonly screen: Screen;
      readonly notice: Notice | undefined;
      /** Where "No, Keep Changes" goes back to. */
      readonly keepsAt: Screen;
    };

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
  const mayLose = isChanged && (!isMyWallet || screen !== 'card-list');
  return mayLose ? 'ask' : 'close';
}

/** Where the flyout opens: straight at the form where there is no bank card to pay with [W-4.11]. */
export const firstScreen = (
  asked: Screen | undefined,
  isMyWallet: boolean,
  bankCards: number | undefined,
): Screen => asked ?? (!isMyWallet && bankCards === 0 ? 'add-card' : 'card-list');
