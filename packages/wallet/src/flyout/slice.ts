import { inGroup, listOf } from '../cards/rules.ts';
import type { Cards } from '../cards/rules.ts';
import type { CloseReason } from '../events.ts';
import type { Settings } from '../settings.ts';
import type { Slice, WalletDeps } from '../slice.ts';
import { exitStep, firstScreen } from './rules.ts';
import type { Flyout, Notice, Screen } from './rules.ts';

/** The flyout: whether it is on, which screen it shows, and what it has to tell. */
export interface FlyoutSlice {
  readonly flyout: Flyout;
  openFlyout(screen?: Screen): void;
  showScreen(screen: Screen): void;
  showNotice(notice: Notice | undefined): void;
  /** Leaves by the exit rules: it may ask first [W-4.12]. */
  requestClose(reason: CloseReason): void;
  /** Leaves without asking. */
  closeFlyout(reason: CloseReason): void;
  /** Back from the question to where it was asked [W-4.13]. */
  keepChanges(): void;
  /** Saves the selection and closes, or says why it cannot [W-4.14]. */
  confirm(): void;
}

interface Needs {
  readonly settings: Settings;
  readonly cards: Cards;
  readonly isFormTouched: boolean;
  isBusy(): boolean;
  beginDraft(): void;
  isDraftChanged(): boolean;
  confirmDraft(): 'noBankCard' | 'expired' | undefined;
  leaveForm(): void;
}

export const createFlyoutSlice =
  ({ emitter, report }: WalletDeps): Slice<FlyoutSlice, Needs> =>
  (set, get) => {
    function show(screen: Screen, notice?: Notice): void {
      const { flyout } = get();
      const last = flyout.phase === 'open' ? flyout.screen : undefined;
      const keepsAt = screen === 'exit-confirm' ? (last ?? 'card-list') : screen;
      set({ flyout: { phase: 'open', screen, notice, keepsAt } });
      if (last === screen) return;
      report({ type: 'START_NAVIGATE', screen });
      emitter.emit('screen:changed', { screen });
    }

    function close(reason: CloseReason): void {
      if (get().flyout.phase === 'closed') return;
      get().leaveForm();
      set({ flyout: { phase: 'closed' } });
      get().beginDraft();
      emitter.emit('closed', { reason });
    }

    return {
      flyout: { phase: 'closed' },
      openFlyout(asked) {
        const { flyout, cards, settings } = get();
        if (flyout.phase === 'open') {
          if (asked) show(asked);
          return;
        }
        get().beginDraft();
        const known = cards.phase === 'ready' ? inGroup(listOf(cards), 'bank').length : undefined;
        const screen = firstScreen(asked, settings.isMyWallet, known);
        show(screen);
        emitter.emit('opened', { screen });
      },
      showScreen(screen) {
        const { flyout } = get();
        if (flyout.phase === 'closed' || get().isBusy()) return;
        if (flyout.screen === 'add-card' && screen === 'card-list') get().leaveForm();
        show(screen);
      },
      showNotice(notice) {
        const { flyout } = get();
        if (flyout.phase === 'open') set({ flyout: { ...flyout, notice } });
      },
      requestClose(reason) {
        const { flyout, settings, isFormTouched } = get();
        if (flyout.phase === 'closed') return;
        const step = exitStep({
          screen: flyout.screen,
          isMyWallet: settings.isMyWallet,
          isChanged: get().isDraftChanged() || isFormTouched,
          isBusy: get().isBusy(),
        });
        if (step === 'close') close(reason);
        if (step === 'ask') show('exit-confirm');
        if (step === 'back') get().keepChanges();
      },
      closeFlyout: close,
      keepChanges() {
        const { flyout } = get();
        if (flyout.phase === 'open') show(flyout.keepsAt);
      },
      confirm() {
        const problem = get().confirmDraft();
        if (problem) {
          get().showNotice({ tone: 'danger', about: problem });
          report({ type: 'USER_CONSTRAINT_ERROR', code: problem, fields: [] });
        } else close('confirmed');
      },
    };
  };
