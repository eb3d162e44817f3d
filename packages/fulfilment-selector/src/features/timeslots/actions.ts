import type { DayKey, ModalityPreference } from '@grocer/foundation/domain';
import { listOf } from '../../core/address-rules.ts';
import type { Book, Errand } from '../../core/address-rules.ts';
import type { Shopping } from '../../events.ts';
import type { View } from '../../window/navigation/rules.ts';
import type { Held, Hold } from '../../times/hold/rules.ts';
import type { Settings } from '../../core/settings.ts';
import type { Choosing } from '../shopping/slice.ts';
import type { Used } from '../../core/used-rules.ts';
import type { Actions, SelectorDeps } from '../../core/slice.ts';
import { loadTimeslots } from '../../lazy.ts';
import { bookedAddress, TIMES_ERRAND } from './rules.ts';
import { UNTOUCHED } from './slice.ts';
import type { UpfrontState } from './slice.ts';
import type { TimesActions } from './times-actions.ts';

/** How times are found, chosen and reserved. What it takes to do so comes with their view. */
export interface UpfrontActions {
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

export const createUpfrontActions =
  (deps: SelectorDeps): Actions<UpfrontActions, UpfrontState, UpfrontNeeds> =>
  (set, get) => {
    let loaded: { readonly actions: TimesActions; readonly isSame: () => boolean } | undefined;

    /** What is done at the times comes with their view; once it is here, a press takes effect at once. */
    async function late(act: (actions: TimesActions) => Promise<void>): Promise<void> {
      if (!loaded?.isSame()) {
        const isSame = get().forShopper();
        const { createTimesActions } = await loadTimeslots();
        if (!isSame()) return;
        if (!loaded?.isSame()) loaded = { isSame, actions: createTimesActions({ deps, set, get, isSame }) };
      }
      // A view comes on a moment before the selector that it belongs to lives again.
      if (deps.signal.aborted) await deps.timing.sleep(0);
      await act(loaded.actions);
    }

    return {
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
    };
  };
