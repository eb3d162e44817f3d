import type { ModalityPreference } from '@grocer/foundation/domain';
import { listOf } from '../../core/address-rules.ts';
import type { Book, AddressPurpose } from '../../core/address-rules.ts';
import type { View } from '../../window/navigation/rules.ts';
import type { Frame } from '../../window/navigation/slice.ts';
import type { Used } from '../../core/used-rules.ts';
import type { Actions, SelectorDeps } from '../../core/slice.ts';
import { loadTimeslots } from '../../lazy.ts';
import { isSameOpening } from '../../window/navigation/opening.ts';
import { bookedAddress, TIMES_PURPOSE } from './rules.ts';
import type { UpfrontState } from './slice.ts';

/** Opens the timeslots. The actions on them load with their view. */
export interface OpenTimes {
  /** Opens the timeslots, or first the sign-in view or the address book if needed [F-4.18]. */
  openTimes(): Promise<void>;
}

interface Needs {
  readonly used: Used;
  readonly zip: string | undefined;
  readonly book: Book;
  readonly frame: Frame;
  loadBook(): Promise<Book>;
  openBook(addressPurpose: AddressPurpose): void;
  goTo(view: View): void;
}

type Changes = Pick<UpfrontState, 'isOpeningTimes' | 'timesAddress' | 'times'> & {
  readonly timesActive: ModalityPreference | undefined;
};

export const createOpenTimes =
  (deps: SelectorDeps): Actions<OpenTimes, Changes, Needs> =>
  (set, get) => {
    /** The window in which the timeslots were asked for last. */
    let frame: Frame;
    async function openTimes(): Promise<void> {
      ({ frame } = get());
      if (get().isOpeningTimes) return;
      const { signal, session } = deps;
      set({ isOpeningTimes: true });
      // Preloaded while the address book loads. The view shows an error.
      loadTimeslots().catch(() => undefined);
      const { book } = get();
      const known = book.phase === 'ready' || !session.current() ? book : await get().loadBook();
      if (signal.aborted) return;
      const { used, zip } = get();
      const timesAddress = bookedAddress({ book: listOf(known), active: used.active, zip });
      // The previous times are out of date.
      set({ isOpeningTimes: false, timesAddress, timesActive: used.active, times: { phase: 'idle' } });
      // A window that was opened anew stays where it is.
      if (!isSameOpening(frame, get().frame)) return;
      if (timesAddress && session.current()) get().goTo('timeslots');
      else get().openBook(TIMES_PURPOSE);
    }
    return { openTimes };
  };
