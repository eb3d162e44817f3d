import type { Slice } from '@grocer/foundation/embed';
import type { Cards } from '../cards/rules.ts';
import type { Settings } from '../core/settings.ts';
import type { WalletDeps } from '../core/slice.ts';
import type { CloseReason } from '../events.ts';
import type { FormName } from '../forms/slice.ts';
import type { confirmProblem } from '../selection/rules.ts';
import { close, leave, open, put, settle, show, tell } from './effects.ts';
import { barrierAt } from './rules.ts';
import type { ADDS, FirstScreen, Flyout, Notice, OpenableScreen, Screen } from './rules.ts';

/** Where to open, and about which card. */
export interface Opening {
  readonly screen?: FirstScreen | undefined;
  readonly cardId?: string | undefined;
  /** A deep link from the card box [W-3.19]. */
  readonly fromCardBox?: boolean;
}

/** The flyout: whether it is on, which screen it shows, and what it has to tell. */
export interface FlyoutSlice {
  readonly flyout: Flyout;
  readonly notice: Notice | undefined;
  openFlyout(opening?: Opening): void;
  /** Goes to another screen of the open flyout, and leaves the forms that it takes away. */
  showScreen(screen: Screen, cardId?: string): void;
  /** Goes back to what lies beneath, or to the list; in My Wallet, to the page that the flyout was opened from. */
  goBack(): void;
  /** Goes to a form for a new card, unless there is a reason against it, which is told instead. */
  startAdding(screen: keyof typeof ADDS & OpenableScreen): void;
  showNotice(notice: Notice | undefined): void;
  /** Chooses the screen, once the cards are here, for a flyout that was opened before [W-4.11]. */
  settleScreen(): void;
  /** Leaves by the exit rules: it may ask first [W-4.12]. */
  requestClose(reason: CloseReason): void;
  /** Leaves without asking. */
  closeFlyout(reason: CloseReason): void;
  /** Back from the question to where it was asked [W-4.13]. */
  keepChanges(): void;
  /** Saves the selection and closes, or says why it cannot [W-4.14]. */
  confirm(): void;
}

/** What the flyout needs of its neighbours. */
export interface FlyoutNeeds {
  readonly settings: Settings;
  readonly cards: Cards;
  readonly touched: readonly FormName[];
  isBusy(): boolean;
  refreshCards(): void;
  beginDraft(): void;
  isDraftChanged(): boolean;
  confirmDraft(): ReturnType<typeof confirmProblem>;
  leaveForm(name: FormName): void;
  leaveForms(): void;
}

export const createFlyoutSlice =
  ({ emitter, report }: WalletDeps): Slice<FlyoutSlice, FlyoutNeeds> =>
  (set, get) => {
    const context = { emitter, report, memory: { asked: undefined }, set, get };
    return {
      flyout: { phase: 'closed' },
      notice: undefined,
      openFlyout: (opening = {}) => open(context, opening),
      showScreen(screen, cardId) {
        if (!get().isBusy()) show(context, screen, cardId);
      },
      goBack() {
        const { flyout, settings } = get();
        const isAlone = flyout.phase === 'open' && flyout.stack.length === 1;
        if (isAlone && settings.isMyWallet) close(context, 'cancelled');
        else get().showScreen('card-list');
      },
      startAdding(screen) {
        const barrier = barrierAt(screen, get());
        if (barrier) tell(context, barrier);
        else get().openFlyout({ screen });
      },
      showNotice: (notice) => set({ notice }),
      settleScreen: () => settle(context),
      requestClose: (reason) => leave(context, reason),
      closeFlyout: (reason) => close(context, reason),
      keepChanges() {
        const { flyout } = get();
        if (flyout.phase === 'open') put(context, { ...flyout, stack: flyout.stack.slice(0, -1) });
      },
      confirm() {
        const problem = get().confirmDraft();
        if (problem) tell(context, problem);
        else close(context, 'confirmed');
      },
    };
  };
