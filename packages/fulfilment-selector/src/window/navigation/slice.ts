import type { Slice } from '@grocer/foundation/embed';
import type { CloseReason } from '../../events.ts';
import type { Settings } from '../../core/settings.ts';
import type { SelectorDeps } from '../../core/slice.ts';
import { isEmptyBook } from '../../core/address-rules.ts';
import type { Leaving } from '../../features/addresses/form-state.ts';
import type { AddressPurpose, Book } from '../../core/address-rules.ts';
import {
  isOfBook,
  needsSignIn,
  SCREEN_OF,
  trailBack,
  trailPast,
  trailTo,
  viewOf,
  viewToOpen,
} from './rules.ts';
import type { OpenableScreen, Trail, View } from './rules.ts';

/** The window: closed, or open with its navigation stack. */
export type Frame =
  | { readonly phase: 'closed' }
  | {
      readonly phase: 'open';
      readonly trail: Trail;
      /** Counts the openings of the window: work begun in an earlier opening must not close this one. */
      readonly opening: number;
    };

/** The state of the window and its navigation. */
export interface NavigationSlice {
  readonly frame: Frame;
  openWindow(screen?: OpenableScreen): void;
  /** Navigates to a view in the open window. */
  goTo(view: View): void;
  /** Navigates to the view after a finished form; Back does not return to the form. */
  goPast(view: View): void;
  /** Navigates back by the table of targets [F-2.36]. */
  goBack(): void;
  /** Leaves the sign-in view and returns to where it was opened from. */
  leaveSignIn(): void;
  /** Returns to the window's first view, or to the default view if the first one depends on the book. */
  beginView(): void;
  closeWindow(reason: CloseReason): void;
}

interface Needs {
  readonly settings: Settings;
  readonly book: Book;
  readonly addressPurpose: AddressPurpose | undefined;
  startForm(): void;
  leaveAddresses(): void;
  readonly asksBefore: ((leaving: Leaving) => boolean) | undefined;
  deletedView(): View | undefined;
  /** Loads the modalities and stores, unless they are loaded. */
  wantResults(isOpening?: boolean): void;
  /** Loads the shopper's data again if their choice could not be loaded. */
  resume(): void;
  leaveSearch(): void;
  resetSearch(): void;
  forgetFailedChoice(): void;
  forgetConsent(): void;
}

/** Returns the default first view: the list of all modalities if the host wants Next, else tabs [F-2.9]. */
export const firstView = ({ toggles }: Settings): View => (toggles.showNext ? 'ways-to-shop' : 'stores');

interface Place {
  readonly deps: Pick<SelectorDeps, 'emitter' | 'report'>;
  readonly set: (patch: Pick<NavigationSlice, 'frame'>) => void;
  readonly get: () => NavigationSlice & Needs;
  readonly first: View;
}

/** Creates the navigation within an open window. */
function createTrail({ deps, set, get, first }: Place) {
  let openings = 0;

  function show(trail: Trail): void {
    const before = get().frame;
    if (before.phase === 'closed') openings += 1;
    set({ frame: { phase: 'open', trail, opening: openings } });
    const view = viewOf(trail);
    if (before.phase === 'open' && viewOf(before.trail) === view) return;
    const screen = SCREEN_OF[view];
    deps.report({ type: 'START_NAVIGATE', screen });
    deps.emitter.emit('view:changed', { screen, view });
  }

  function move(along: (trail: Trail) => Trail | undefined): void {
    const { frame } = get();
    const trail = frame.phase === 'open' ? along(frame.trail) : undefined;
    if (trail) show(trail);
  }

  return {
    show,
    goTo: (view: View) => move((trail) => trailTo(trail, view)),
    goPast: (view: View) => move((trail) => trailPast(trail, view)),
    goBack() {
      if (get().frame.phase === 'closed' || get().asksBefore?.('back')) return;
      move((trail) => trailBack({ trail, hasAddresses: !isEmptyBook(get().book) }));
    },
    leaveSignIn: () =>
      move((trail) =>
        viewOf(trail) === 'sign-in' ? (trailBack({ trail, hasAddresses: true }) ?? [first]) : undefined,
      ),
    beginView: () => move(([view]) => [isOfBook(view) ? first : view]),
  };
}

export const createNavigationSlice =
  (deps: SelectorDeps, isInline: boolean, first: View): Slice<NavigationSlice, Needs> =>
  (set, get) => {
    const { actions, emitter, session } = deps;
    const { show, ...ways } = createTrail({ deps, set, get, first });

    function open(screen: Parameters<typeof viewToOpen>[0]): void {
      const view = viewToOpen(screen, {
        first: get().deletedView() ?? first,
        // The second book begins with reserving a timeslot, which shipping does not have.
        isSecondBook: get().settings.toggles.addressBookV2 && get().addressPurpose?.modality !== 'SHIP',
        isSignedIn: session.current() !== undefined,
      });
      if (screen === 'ADD_ADDRESS') get().startForm();
      get().resume();
      if (needsSignIn(view)) void actions.load().then((loaded) => loaded?.freshenBook());
      if (get().frame.phase === 'open') {
        if (screen) get().goTo(view);
        return;
      }
      show([view]);
      emitter.emit('opened', { screen: SCREEN_OF[view], view });
      get().wantResults(true);
    }

    return {
      ...ways,
      frame: isInline ? { phase: 'open', trail: [first], opening: 0 } : { phase: 'closed' },
      openWindow(screen) {
        open(screen === 'VIEW_TIMESLOTS' ? undefined : screen);
        if (screen === 'VIEW_TIMESLOTS') void actions.load().then((loaded) => loaded?.openTimes());
      },
      closeWindow(reason) {
        if (get().frame.phase === 'closed' || get().asksBefore?.(reason)) return;
        get().forgetFailedChoice();
        get().forgetConsent();
        get().leaveAddresses();
        // An inline list keeps its order, since it stays visible. A window searches again when it opens.
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
