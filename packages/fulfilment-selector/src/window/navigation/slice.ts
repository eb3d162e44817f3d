import type { CloseReason } from '../../events.ts';
import type { Settings } from '../../core/settings.ts';
import type { SelectorDeps, Slice } from '../../core/slice.ts';
import { listOf } from '../../core/address-rules.ts';
import type { Leaving } from '../../features/addresses/form-state.ts';
import type { Book } from '../../core/address-rules.ts';
import { isOfBook, needsSignIn, SCREEN_OF, trailBack, trailPast, trailTo, viewOf } from './rules.ts';
import type { Trail, View } from './rules.ts';

/** Where the screens begin that a host can open at once; times are gone to by way of an address. */
export const OPENABLE = {
  STORE_SELECTION_MENU: 'stores',
  MODALITY_SELECTION_MENU: 'ways-to-shop',
  SIGN_IN: 'sign-in',
  ADDRESS_BOOK: 'address-book',
  ADDRESS_BOOK_V2: 'reserve-time',
  ADD_ADDRESS: 'add-address',
} as const satisfies Readonly<Record<string, View>>;
export type OpenableScreen = keyof typeof OPENABLE | 'VIEW_TIMESLOTS';

/** The views of the old address book, and what the second one has in their place. */
const SECOND: Readonly<Partial<Record<View, View>>> = {
  'address-book': 'reserve-time',
  'add-address': 'address-form',
};

/** The window: closed, or open with the views that lie beneath the one that is on. */
export type Frame =
  | { readonly phase: 'closed' }
  | {
      readonly phase: 'open';
      readonly trail: Trail;
      /** The how manieth opening it is: what was begun in an earlier one does not end this one. */
      readonly opening: number;
    };

/** Whether the window is on, and which view it shows. */
export interface NavigationSlice {
  readonly frame: Frame;
  openWindow(screen?: OpenableScreen): void;
  /** Goes to a view of the open window. */
  goTo(view: View): void;
  /** Goes to a view that follows a finished form: Back does not lead into the form again. */
  goPast(view: View): void;
  /** Goes back by the table of views [F-2.36]. */
  goBack(): void;
  /** Leaves the question to sign in, for where it was asked. */
  leaveSignIn(): void;
  /** Leaves every view but the one that an open window began with. */
  beginView(): void;
  closeWindow(reason: CloseReason): void;
}

interface Needs {
  readonly settings: Settings;
  readonly book: Book;
  startForm(): void;
  leaveAddresses(): void;
  readonly asksBefore: ((leaving: Leaving) => boolean) | undefined;
  deletedView(): View | undefined;
  /** Gets the ways to shop, unless they are here. */
  wantResults(): void;
  leaveSearch(): void;
  resetSearch(): void;
  forgetFailedChoice(): void;
}

/** Where a shopper begins: at one list of choices where the host wants Next, else at the tabs [F-2.9]. */
export const firstView = ({ toggles }: Settings): View => (toggles.showNext ? 'ways-to-shop' : 'stores');

export const createNavigationSlice =
  (
    { actions, emitter, report, session }: SelectorDeps,
    isInline: boolean,
    first: View,
  ): Slice<NavigationSlice, Needs> =>
  (set, get) => {
    let openings = 0;

    function show(trail: Trail): void {
      const before = get().frame;
      const view = viewOf(trail);
      if (before.phase === 'closed') openings += 1;
      set({ frame: { phase: 'open', trail, opening: openings } });
      if (before.phase === 'open' && viewOf(before.trail) === view) return;
      const screen = SCREEN_OF[view];
      report({ type: 'START_NAVIGATE', screen });
      emitter.emit('view:changed', { screen, view });
    }

    /** Where a screen begins for whoever is there. */
    function beginningOf(screen: keyof typeof OPENABLE | undefined): View {
      const named = screen ? OPENABLE[screen] : (get().deletedView() ?? first);
      const view = (get().settings.toggles.addressBookV2 && SECOND[named]) || named;
      return needsSignIn(view) && !session.current() ? 'sign-in' : view;
    }

    return {
      frame: isInline ? { phase: 'open', trail: [first], opening: 0 } : { phase: 'closed' },
      openWindow(screen) {
        if (screen === 'VIEW_TIMESLOTS') {
          get().openWindow();
          void actions.load().then((loaded) => loaded?.openTimes());
          return;
        }
        const { frame } = get();
        const view = beginningOf(screen);
        if (screen === 'ADD_ADDRESS') get().startForm();
        if (frame.phase === 'open') {
          if (screen) get().goTo(view);
          return;
        }
        show([view]);
        emitter.emit('opened', { screen: SCREEN_OF[view], view });
        get().wantResults();
      },
      goTo(view) {
        const { frame } = get();
        if (frame.phase === 'open') show(trailTo(frame.trail, view));
      },
      goPast(view) {
        const { frame } = get();
        if (frame.phase === 'open') show(trailPast(frame.trail, view));
      },
      goBack() {
        const { frame } = get();
        if (frame.phase === 'closed') return;
        if (get().asksBefore?.('back')) return;
        const trail = trailBack({ trail: frame.trail, hasAddresses: listOf(get().book).length > 0 });
        if (trail) show(trail);
      },
      leaveSignIn() {
        const { frame } = get();
        if (frame.phase === 'closed' || viewOf(frame.trail) !== 'sign-in') return;
        show(trailBack({ trail: frame.trail, hasAddresses: true }) ?? [first]);
      },
      beginView() {
        const { frame } = get();
        if (frame.phase === 'open') show([isOfBook(frame.trail[0]) ? first : frame.trail[0]]);
      },
      closeWindow(reason) {
        if (get().frame.phase === 'closed' || get().asksBefore?.(reason)) return;
        get().forgetFailedChoice();
        get().leaveAddresses();
        // What stays on screen stays in its order; a window is found anew.
        if (isInline) {
          show([first]);
          get().leaveSearch();
        } else {
          set({ frame: { phase: 'closed' } });
          get().resetSearch();
        }
        emitter.emit('closed', { reason });
      },
    };
  };
