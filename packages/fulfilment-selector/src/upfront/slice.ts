import type { Address, DayKey, ModalityPreference } from '@grocer/foundation/domain';
import { listOf } from '../addresses/rules.ts';
import type { Book, Errand } from '../addresses/rules.ts';
import type { StringTable } from '../content/rules.ts';
import type { Shopping } from '../events.ts';
import type { View } from '../navigation/rules.ts';
import type { Held, Hold } from '../reservation/rules.ts';
import type { Settings } from '../settings.ts';
import type { Choosing } from '../shopping/slice.ts';
import type { Used } from '../shopping/rules.ts';
import type { SelectorDeps, Slice } from '../slice.ts';
import type { Choice } from '../times/rules.ts';
import type { TimesActions } from './actions.ts';
import { loadTimeslots } from './load-timeslots.ts';
import { bookedAddress, TIMES_ERRAND, UNTOUCHED } from './rules.ts';
import type { Reserving, Times } from './rules.ts';

/** What is known of the delivery times of the banner's own centre, before anything is in the cart [F-1.6]. */
export interface UpfrontState {
  readonly times: Times;
  /** Where to. */
  readonly timesAddress: Address | undefined;
  /** What was in use when that was found; another since then knows it better. */
  readonly timesActive: ModalityPreference | undefined;
  readonly chosenTime: Choice | undefined;
  /** Was a reservation asked for without a time [F-5.10]? */
  readonly isTimeMissing: boolean;
  readonly reserving: Reserving;
  /** Is the way to the times being looked for? */
  readonly isOpeningTimes: boolean;
  /** The words of the times, once they are here; empty where there are none [F-7.19]. */
  readonly timesStrings: StringTable | undefined;
}

export interface UpfrontSlice extends UpfrontState {
  /** Goes to the times, by way of sign-in or of the address book where either is needed [F-4.18]. */
  openTimes(): Promise<void>;
  /** Gets the times for where the shopper is delivered to, by what is in use; not while they are on their way. */
  wantTimes(active: ModalityPreference | undefined): Promise<void>;
  /** Gets them anew, after a time that was gone. */
  chooseTimeAgain(): Promise<void>;
  /** Chooses a day, and for a start a time on it [F-4.19]. */
  chooseDay(date: DayKey, key: string | undefined): void;
  chooseTime(key: string): void;
  /** Reserves the chosen time and shops by it [F-4.11]. */
  reserveTime(): Promise<void>;
  /** Forgets the times, and where to: both are another person's from now on. */
  forgetTimes(): void;
}

export interface UpfrontNeeds {
  readonly settings: Settings;
  readonly used: Used;
  readonly zip: string | undefined;
  readonly choosing: Choosing;
  readonly reservation: Hold;
  serviceTime(): number;
  hold(held: Held): void;
  shop(to: Shopping, place: string, steps?: { first?: () => Promise<boolean> }): Promise<void>;
  readonly book: Book;
  loadBook(): Promise<Book>;
  openBook(errand: Errand): void;
  goTo(view: View): void;
  forShopper(): () => boolean;
}

/** What is true before anybody has looked for times. */
const NOTHING = {
  times: { phase: 'idle' },
  timesAddress: undefined,
  timesActive: undefined,
  chosenTime: undefined,
  isOpeningTimes: false,
  ...UNTOUCHED,
} as const;

export const createUpfrontSlice =
  (deps: SelectorDeps): Slice<UpfrontSlice, UpfrontNeeds> =>
  (set, get) => {
    let loaded: TimesActions | undefined;

    /** What is done at the times comes with their view; once it is here, a press takes effect at once. */
    async function late(act: (actions: TimesActions) => Promise<void>): Promise<void> {
      if (!loaded) {
        const isSame = get().forShopper();
        const { createTimesActions } = await loadTimeslots();
        if (!isSame()) return;
        loaded ??= createTimesActions({ deps, set, get, isSame });
      }
      // A view comes on a moment before the selector that it belongs to lives again.
      if (deps.signal.aborted) await deps.timing.sleep(0);
      await act(loaded);
    }

    return {
      ...NOTHING,
      timesStrings: undefined,
      async openTimes() {
        if (get().isOpeningTimes) return;
        const { signal, session } = deps;
        const isSame = get().forShopper();
        set({ isOpeningTimes: true });
        // On its way while the book is read; where it fails, the view says so.
        loadTimeslots().catch(() => undefined);
        const { book } = get();
        const known = book.phase === 'ready' || !session.current() ? book : await get().loadBook();
        if (signal.aborted || !isSame()) return;
        const { used, zip } = get();
        const timesAddress = bookedAddress({ book: listOf(known), active: used.active, zip });
        // What was there before is out of date.
        set({ isOpeningTimes: false, timesAddress, timesActive: used.active, times: { phase: 'idle' } });
        if (timesAddress && session.current()) get().goTo('timeslots');
        else get().openBook(TIMES_ERRAND);
      },
      wantTimes: (active) => late(({ wantTimes }) => wantTimes(active)),
      chooseTimeAgain: () => late(({ chooseTimeAgain }) => chooseTimeAgain()),
      chooseDay: (date, key) => set({ chosenTime: { date, key }, ...UNTOUCHED }),
      chooseTime(key) {
        const { chosenTime, reserving } = get();
        if (!chosenTime || reserving.phase === 'saving') return;
        set({ chosenTime: { ...chosenTime, key }, ...UNTOUCHED });
      },
      reserveTime: () => late(({ reserveTime }) => reserveTime()),
      forgetTimes() {
        loaded = undefined;
        set(NOTHING);
      },
    };
  };
