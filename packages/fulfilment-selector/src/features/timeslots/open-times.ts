import type { ModalityPreference } from '@grocer/foundation/domain';
import { listOf } from '../../core/address-rules.ts';
import type { Book, AddressPurpose } from '../../core/address-rules.ts';
import type { View } from '../../window/navigation/rules.ts';
import type { Used } from '../../core/used-rules.ts';
import type { Actions, SelectorDeps } from '../../core/slice.ts';
import { loadTimeslots } from '../../lazy.ts';
import { bookedAddress, TIMES_PURPOSE } from './rules.ts';
import type { UpfrontState } from './slice.ts';

/** The way to the times. What is done there loads with their view. */
export interface OpenTimes {
  /** Goes to the times, by way of sign-in or of the address book where either is needed [F-4.18]. */
  openTimes(): Promise<void>;
}

interface Needs {
  readonly used: Used;
  readonly zip: string | undefined;
  readonly book: Book;
  loadBook(): Promise<Book>;
  openBook(addressPurpose: AddressPurpose): void;
  goTo(view: View): void;
}

type Changes = Pick<UpfrontState, 'isOpeningTimes' | 'timesAddress' | 'times'> & {
  readonly timesActive: ModalityPreference | undefined;
};

export const createOpenTimes =
  (deps: SelectorDeps): Actions<OpenTimes, Changes, Needs> =>
  (set, get) => ({
    async openTimes() {
      if (get().isOpeningTimes) return;
      const { signal, session } = deps;
      set({ isOpeningTimes: true });
      // On its way while the book is read; where it fails, the view says so.
      loadTimeslots().catch(() => undefined);
      const { book } = get();
      const known = book.phase === 'ready' || !session.current() ? book : await get().loadBook();
      if (signal.aborted) return;
      const { used, zip } = get();
      const timesAddress = bookedAddress({ book: listOf(known), active: used.active, zip });
      // What was there before is out of date.
      set({ isOpeningTimes: false, timesAddress, timesActive: used.active, times: { phase: 'idle' } });
      if (timesAddress && session.current()) get().goTo('timeslots');
      else get().openBook(TIMES_PURPOSE);
    },
  });
