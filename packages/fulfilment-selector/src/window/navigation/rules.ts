/** All views of the window. */
export const VIEWS = [
  'ways-to-shop',
  'stores',
  'sign-in',
  'address-book',
  'add-address',
  'confirm-address',
  'reserve-time',
  'no-address',
  'address-list',
  'address-form',
  'confirm-corrected',
  'timeslots',
] as const;
export type View = (typeof VIEWS)[number];

/** The screens, by the names that hosts use. */
export type ScreenAction =
  | 'STORE_SELECTION_MENU'
  | 'ADDRESS_BOOK'
  | 'ADDRESS_BOOK_V2'
  | 'ADD_ADDRESS'
  | 'VIEW_TIMESLOTS'
  | 'MODALITY_SELECTION_MENU'
  | 'SIGN_IN';

/** The screen that each view belongs to [F-2.12]. */
export const SCREEN_OF: Readonly<Record<View, ScreenAction>> = {
  'ways-to-shop': 'MODALITY_SELECTION_MENU',
  stores: 'STORE_SELECTION_MENU',
  'sign-in': 'SIGN_IN',
  'address-book': 'ADDRESS_BOOK',
  'add-address': 'ADD_ADDRESS',
  'confirm-address': 'ADD_ADDRESS',
  'reserve-time': 'ADDRESS_BOOK_V2',
  'no-address': 'ADDRESS_BOOK_V2',
  'address-list': 'ADDRESS_BOOK_V2',
  'address-form': 'ADDRESS_BOOK_V2',
  'confirm-corrected': 'ADDRESS_BOOK_V2',
  timeslots: 'VIEW_TIMESLOTS',
};

/** The navigation stack, from the first view to the current one. */
export type Trail = readonly [View, ...View[]];

/** The state that determines the target of Back, besides the view. */
export interface Surroundings {
  readonly hasAddresses: boolean;
  readonly trail: Trail;
}

type Goal = View | 'one-back' | ((around: Surroundings) => View);

/**
 * The target of Back for each view [F-2.36] to [F-2.41]. `one-back` is the previous view, if there is one.
 */
const BACK: Readonly<Record<View, Goal>> = {
  'ways-to-shop': 'one-back',
  stores: 'one-back',
  'sign-in': 'one-back',
  'address-book': 'one-back',
  'add-address': 'address-book',
  'confirm-address': 'add-address',
  'reserve-time': 'one-back',
  'no-address': 'reserve-time',
  'address-list': ({ trail }) => (trail.includes('timeslots') ? 'timeslots' : 'reserve-time'),
  'address-form': ({ hasAddresses }) => (hasAddresses ? 'address-list' : 'no-address'),
  'confirm-corrected': 'address-form',
  timeslots: 'one-back',
};

/** Returns the current view. */
export const viewOf = (trail: Trail): View => trail.at(-1) ?? trail[0];

const nonEmpty = ([first, ...more]: readonly View[]): Trail | undefined =>
  first === undefined ? undefined : [first, ...more];

/** Returns the trail up to a view that it contains. */
const upTo = (trail: readonly View[], view: View): Trail | undefined =>
  nonEmpty(trail.slice(0, trail.indexOf(view) + 1));

/** Returns the trail after navigating to a view; goes back if the trail contains that view already. */
export const trailTo = (trail: Trail, view: View): Trail => upTo(trail, view) ?? [...trail, view];

/** The views of a form, which are removed from the trail once an address was saved. */
const PASSING: readonly View[] = [
  'no-address',
  'add-address',
  'confirm-address',
  'address-form',
  'confirm-corrected',
];

/** Returns the trail after navigating on from a finished form. */
export function trailPast(trail: Trail, view: View): Trail {
  const kept = nonEmpty(trail.filter((one) => !PASSING.includes(one)));
  return kept ? trailTo(kept, view) : [view];
}

const SIGNED_IN: readonly ScreenAction[] = ['ADDRESS_BOOK', 'ADDRESS_BOOK_V2', 'ADD_ADDRESS'];

/** Returns true when a view is for signed-in shoppers only [F-6.2]. */
export const needsSignIn = (view: View): boolean => SIGNED_IN.includes(SCREEN_OF[view]);

/** Returns true when the view depends on the address book, so that another book has another view. */
export const isOfBook = (view: View): boolean => view === 'address-list' || view === 'no-address';

function goalOf(around: Surroundings): View | undefined {
  const goal = BACK[viewOf(around.trail)];
  if (typeof goal === 'function') return goal(around);
  return goal === 'one-back' ? around.trail.at(-2) : goal;
}

/** Returns the trail after Back, or undefined if there is no target [F-2.36]. */
export function trailBack(around: Surroundings): Trail | undefined {
  const goal = goalOf(around);
  if (goal === undefined) return undefined;
  const before = around.trail.slice(0, -1);
  return upTo(before, goal) ?? nonEmpty([...before, goal]);
}

/** The first view of each screen that a host can open directly. Timeslots need an address first. */
export const OPENABLE = {
  STORE_SELECTION_MENU: 'stores',
  MODALITY_SELECTION_MENU: 'ways-to-shop',
  SIGN_IN: 'sign-in',
  ADDRESS_BOOK: 'address-book',
  ADDRESS_BOOK_V2: 'reserve-time',
  ADD_ADDRESS: 'add-address',
} as const satisfies Readonly<Record<string, View>>;
export type OpenableScreen = keyof typeof OPENABLE | 'VIEW_TIMESLOTS';

/** The views of the first address book and their counterparts in the second one. */
const SECOND: Readonly<Partial<Record<View, View>>> = {
  'address-book': 'reserve-time',
  'add-address': 'address-form',
};

/** Returns the first view of a window opened at a screen; `sign-in` if a visitor may not see that view. */
export function viewToOpen(
  screen: keyof typeof OPENABLE | undefined,
  { first, isSecondBook, isSignedIn }: { first: View; isSecondBook: boolean; isSignedIn: boolean },
): View {
  const named = screen ? OPENABLE[screen] : first;
  const view = (isSecondBook && SECOND[named]) || named;
  return needsSignIn(view) && !isSignedIn ? 'sign-in' : view;
}
