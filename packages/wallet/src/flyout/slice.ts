import type { Slice } from '@grocer/foundation/embed';
import type { Cards } from '../cards/rules.ts';
import type { Settings } from '../core/settings.ts';
import type { WalletDeps } from '../core/slice.ts';
import type { CloseReason } from '../events.ts';
import type { FormName, FormsSlice } from '../forms/slice.ts';
import type { confirmProblem } from '../selection/rules.ts';
import { close, leave, open, setFlyout, settle, show, showProblem } from './effects.ts';
import { barrierAt } from './rules.ts';
import type { ADDS, FirstScreen, Flyout, Notice, OpenableScreen, Screen } from './rules.ts';

/** The screen to open, and the card it is about. */
export interface Opening {
  readonly screen?: FirstScreen | undefined;
  readonly cardId?: string | undefined;
  /** True when the card box opens the flyout [W-3.19]. */
  readonly fromCardBox?: boolean;
}

/** The slice of the flyout: whether it is open, its screens, and its notice. */
export interface FlyoutSlice {
  readonly flyout: Flyout;
  readonly notice: Notice | undefined;
  openFlyout(opening?: Opening): void;
  /** Goes to another screen and leaves the forms that it removes; ignored while a request is in flight. */
  showScreen(screen: Screen, cardId?: string): void;
  /** Goes back to the list; in My Wallet mode, closes a flyout that was opened at this screen. */
  goBack(): void;
  /** Goes to the form for a new card, or shows why a card cannot be added. */
  startAdding(screen: keyof typeof ADDS & OpenableScreen): void;
  showNotice(notice: Notice | undefined): void;
  /** Removes a problem from the list, as the next action there does. */
  dropProblem(): void;
  /** Chooses the screen, once the cards have loaded, of a flyout that was opened before [W-4.11]. */
  settleScreen(): void;
  /** Leaves by the exit rules: may ask first [W-4.12]. */
  requestClose(reason: CloseReason): void;
  /** Closes without asking. */
  closeFlyout(reason: CloseReason): void;
  /** Goes back from the exit question to the screen beneath it [W-4.13]. */
  keepChanges(): void;
  /** Confirms the selection and closes, or shows why it cannot be confirmed; ignored without cards [W-4.14]. */
  confirm(): void;
}

/** What the flyout slice needs from the other slices. */
export interface FlyoutNeeds {
  readonly settings: Settings;
  readonly cards: Cards;
  readonly touched: readonly FormName[];
  readonly forms: FormsSlice['forms'];
  isBusy(): boolean;
  refreshCards(isAsked: boolean): void;
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
        if (barrier) showProblem(context, barrier);
        else get().openFlyout({ screen });
      },
      showNotice: (notice) => set({ notice }),
      dropProblem() {
        if (get().notice?.tone === 'danger') set({ notice: undefined });
      },
      settleScreen: () => settle(context),
      requestClose: (reason) => leave(context, reason),
      closeFlyout: (reason) => close(context, reason),
      keepChanges() {
        const { flyout, notice } = get();
        // The notice of a change that ended meanwhile stays.
        if (flyout.phase === 'open')
          setFlyout(context, { ...flyout, stack: flyout.stack.slice(0, -1) }, notice);
      },
      confirm() {
        if (get().cards.phase !== 'ready') return;
        const problem = get().confirmDraft();
        if (problem) showProblem(context, problem);
        else close(context, 'confirmed');
      },
    };
  };
