import { inGroup, listOf } from '../cards/rules.ts';
import type { Cards } from '../cards/rules.ts';
import type { CloseReason } from '../events.ts';
import type { FormName } from '../forms/slice.ts';
import type { confirmProblem } from '../selection/rules.ts';
import type { Settings } from '../core/settings.ts';
import type { Slice, WalletDeps } from '../core/slice.ts';
import { addBarrier, ADDS, canShow, exitStep, firstScreen, screenOf, stackAfter } from './rules.ts';
import type { Flyout, Notice, OpenableScreen, Screen } from './rules.ts';

/** Where to open, and about which card. */
export interface Opening {
  readonly screen?: OpenableScreen | undefined;
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

interface Needs {
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

/** The form that a screen holds, if it holds one. */
const FORM_OF: Readonly<Partial<Record<Screen, FormName>>> = {
  'add-card': 'add-card',
  'add-snap-card': 'add-snap-card',
  'add-gift-card': 'add-gift-card',
  'check-balance': 'check-balance',
  'edit-card': 'edit-card',
  'delete-card': 'delete-card',
  'update-address': 'update-address',
};

type OpenFlyout = Extract<Flyout, { phase: 'open' }>;
const OPENED: OpenFlyout = {
  phase: 'open',
  stack: [],
  cardId: undefined,
  fromCardBox: false,
  isUndecided: false,
};

export const createFlyoutSlice =
  ({ emitter, report }: WalletDeps): Slice<FlyoutSlice, Needs> =>
  (set, get) => {
    /** What was asked for before the cards were here to tell whether it makes sense. */
    let asked: Opening | undefined;

    function put(next: OpenFlyout): void {
      const before = get().flyout;
      const isOther = before.phase === 'open' && before.cardId !== next.cardId;
      const isGone = (one: Screen): boolean =>
        !next.stack.includes(one) || (isOther && one === screenOf(next));
      const gone = before.phase === 'open' ? before.stack.filter(isGone) : [];
      for (const form of gone.map((screen) => FORM_OF[screen])) if (form) get().leaveForm(form);
      const screen = screenOf(next) ?? 'card-list';
      set({ flyout: next, notice: undefined });
      if (screen === screenOf(before)) return;
      report({ type: 'START_NAVIGATE', screen });
      emitter.emit('screen:changed', { screen });
    }

    function show(screen: Screen, cardId?: string): void {
      const { flyout } = get();
      const open = flyout.phase === 'open' ? flyout : OPENED;
      const isList = screen === 'card-list';
      const about = isList ? undefined : (cardId ?? open.cardId);
      // From the list on, Back leads to the list.
      const fromCardBox = !isList && open.fromCardBox;
      put({ ...open, stack: stackAfter(open.stack, screen), cardId: about, fromCardBox, isUndecided: false });
    }

    function close(reason: CloseReason): void {
      if (get().flyout.phase === 'closed') return;
      get().leaveForms();
      set({ flyout: { phase: 'closed' }, notice: undefined });
      get().beginDraft();
      emitter.emit('closed', { reason });
    }

    function tell(notice: Extract<Notice, { tone: 'danger' }>): void {
      set({ notice });
      report({ type: 'USER_CONSTRAINT_ERROR', code: notice.about, fields: [] });
      emitter.emit('validation:failed', { fields: [] });
    }

    const barrierAt = (screen: Screen) => {
      const group = ADDS[screen];
      const { cards, settings } = get();
      const here = { list: listOf(cards), isMyWallet: settings.isMyWallet };
      return group && cards.phase === 'ready' ? addBarrier(group, here) : undefined;
    };

    /** The screen to open at, which is the list where the one asked for makes no sense. */
    function screenFor({ screen, cardId }: Opening): Screen {
      const { cards, settings } = get();
      const list = listOf(cards);
      const group = screen && ADDS[screen];
      if (
        (group === 'snap' && !settings.flags.showSnapCards) ||
        (group === 'gift' && !settings.flags.showGiftCards)
      )
        return 'card-list';
      if (screen === undefined) {
        const known = cards.phase === 'ready' ? inGroup(list, 'bank').length : undefined;
        return firstScreen(settings.isMyWallet, known);
      }
      const card = list.find(({ id }) => id === cardId);
      return canShow(screen, card) && !barrierAt(screen) ? screen : 'card-list';
    }

    return {
      flyout: { phase: 'closed' },
      notice: undefined,
      openFlyout(opening = {}) {
        const { flyout, cards } = get();
        const { screen: wanted, cardId, fromCardBox = false } = opening;
        const barrier = wanted && barrierAt(wanted);
        if (flyout.phase === 'open') {
          // A host's wish does not throw away what the shopper has typed.
          if (wanted && get().touched.length === 0) get().showScreen(screenFor(opening), cardId);
        } else {
          get().beginDraft();
          // A form for a bank card and the list make sense whatever cards there are.
          const isSure = wanted === 'card-list' || wanted === 'add-card' || cards.phase === 'ready';
          const isUndecided = !isSure;
          asked = isUndecided ? opening : undefined;
          const screen = isSure ? screenFor(opening) : 'card-list';
          const about = screen === 'card-list' ? undefined : cardId;
          put({ ...OPENED, stack: [screen], cardId: about, fromCardBox, isUndecided });
          emitter.emit('opened', { screen });
          get().refreshCards();
        }
        if (barrier) tell({ tone: 'danger', about: barrier });
      },
      showScreen(screen, cardId) {
        if (get().flyout.phase === 'open' && !get().isBusy()) show(screen, cardId);
      },
      goBack() {
        const { flyout, settings } = get();
        const isAlone = flyout.phase === 'open' && flyout.stack.length === 1;
        if (isAlone && settings.isMyWallet) close('cancelled');
        else get().showScreen('card-list');
      },
      startAdding(screen) {
        const barrier = barrierAt(screen);
        if (barrier) tell({ tone: 'danger', about: barrier });
        else get().openFlyout({ screen });
      },
      showNotice: (notice) => set({ notice }),
      settleScreen() {
        const { flyout, cards } = get();
        if (flyout.phase === 'closed' || !flyout.isUndecided || cards.phase !== 'ready') return;
        const opening = asked ?? {};
        const screen = screenFor(opening);
        const cardId = screen === 'card-list' ? undefined : opening.cardId;
        put({ ...flyout, stack: [screen], cardId, isUndecided: false });
        const barrier = opening.screen && barrierAt(opening.screen);
        if (barrier) tell({ tone: 'danger', about: barrier });
      },
      requestClose(reason) {
        const { flyout, settings, touched } = get();
        const screen = screenOf(flyout);
        if (screen === undefined) return;
        const isChanged = get().isDraftChanged() || touched.length > 0;
        const step = exitStep({ screen, isMyWallet: settings.isMyWallet, isChanged, isBusy: get().isBusy() });
        if (step === 'close') close(reason);
        if (step === 'ask') show('exit-confirm');
        if (step === 'back') get().keepChanges();
      },
      closeFlyout: close,
      keepChanges() {
        const { flyout } = get();
        if (flyout.phase === 'open') put({ ...flyout, stack: flyout.stack.slice(0, -1) });
      },
      confirm() {
        const problem = get().confirmDraft();
        if (problem) tell({ tone: 'danger', about: problem });
        else close('confirmed');
      },
    };
  };
