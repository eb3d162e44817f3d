import type { Slice } from '@grocer/foundation/embed';
import type { CloseReason } from '../../events.ts';
import type { Settings } from '../../core/settings.ts';
import type { SelectorDeps } from '../../core/slice.ts';
import { listOf } from '../../core/address-rules.ts';
import type { Leaving } from '../../features/addresses/form-state.ts';
import type { AddressPurpose, Book } from '../../core/address-rules.ts';
import { isOfBook, SCREEN_OF, trailBack, trailPast, trailTo, viewOf, viewToOpen } from './rules.ts';
import type { OpenableScreen, Trail, View } from './rules.ts';

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
  readonly addressPurpose: AddressPurpose | undefined;
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

interface Place {
  readonly deps: Pick<SelectorDeps, 'emitter' | 'report'>;
  readonly set: (patch: Pick<NavigationSlice, 'frame'>) => void;
  readonly get: () => NavigationSlice & Needs;
  readonly first: View;
}

/** The ways through an open window. */
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
      move((trail) => trailBack({ trail, hasAddresses: listOf(get().book).length > 0 }));
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
        // The second one begins with a time to reserve, which a parcel has none of.
        isSecondBook: get().settings.toggles.addressBookV2 && get().addressPurpose?.modality !== 'SHIP',
        isSignedIn: session.current() !== undefined,
      });
      if (screen === 'ADD_ADDRESS') get().startForm();
      if (get().frame.phase === 'open') {
        if (screen) get().goTo(view);
        return;
      }
      show([view]);
      emitter.emit('opened', { screen: SCREEN_OF[view], view });
      get().wantResults();
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
