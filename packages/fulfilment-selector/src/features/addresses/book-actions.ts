import { listAddresses } from '@grocer/foundation/contract';
import { createLatest } from '@grocer/foundation/http';
import { tellError } from '../../core/analytics.ts';
import type { CloseReason } from '../../events.ts';
import type { View } from '../../window/navigation/rules.ts';
import type { Frame } from '../../window/navigation/slice.ts';
import type { Settings } from '../../core/settings.ts';
import type { Used } from '../../core/used-rules.ts';
import type { Actions, SelectorDeps } from '../../core/slice.ts';
import { withWords } from './errors.ts';
import { bookView, defaultPurpose } from './book-rules.ts';
import type { Book, AddressPurpose } from '../../core/address-rules.ts';
import type { AddressesSlice } from './slice.ts';

/** Loads and opens the address book. The actions on addresses load with their views. */
export interface BookActions {
  /** Loads the book into the store. A loaded book stays visible in the meantime [F-7.2]. */
  loadBook(): Promise<Book>;
  /** Loads the book again, since it may have changed on another page or device; a book being loaded is left alone. */
  freshenBook(): void;
  /** Opens the address book; a visitor is asked to sign in first [F-6.2]. */
  openBook(addressPurpose?: AddressPurpose): void;
  /** Continues after delivery by the banner's own centre was chosen [F-4.7] [F-4.9]. */
  afterOwnDelivery(): void;
}

type Changes = Pick<AddressesSlice, 'book' | 'addressPurpose' | 'picking' | 'chosenId' | 'announcement'>;

interface Needs {
  readonly book: Book;
  readonly settings: Settings;
  readonly used: Used;
  readonly frame: Frame;
  goTo(view: View): void;
  closeWindow(reason: CloseReason): void;
}

const FAILED: Book = { phase: 'failed' };

export const createBookActions =
  (deps: SelectorDeps): Actions<BookActions, Changes, Needs> =>
  (set, get) => {
    const isSignedIn = (): boolean => deps.session.current() !== undefined;
    const readings = createLatest(() => deps.signal);
    let running: Promise<Book> | undefined;

    async function read(): Promise<Book> {
      const signal = readings.next();
      if (get().book.phase !== 'ready') set({ book: { phase: 'loading' } });
      const result = await deps.http.send(listAddresses, undefined, { signal });
      if (signal.aborted) return FAILED;
      if (!result.ok) {
        tellError(deps, withWords(result.error, 'fetch'));
        if (get().book.phase !== 'ready') set({ book: FAILED });
        return FAILED;
      }
      const book: Book = { phase: 'ready', list: result.value.list };
      set({ book });
      return book;
    }

    return {
      freshenBook() {
        if (!running) void get().loadBook();
      },
      loadBook() {
        const mine = read().finally(() => {
          if (running === mine) running = undefined;
        });
        running = mine;
        return mine;
      },
      openBook(addressPurpose) {
        if (!isSignedIn()) {
          get().goTo('sign-in');
          return;
        }
        const { settings, used, frame, book, goTo } = get();
        const { addressBookV2: isSecond, ownDelivery } = settings.toggles;
        const wanted = addressPurpose ?? defaultPurpose(used.active?.modality, ownDelivery);
        set({
          addressPurpose: wanted,
          picking: { phase: 'idle' },
          chosenId: undefined,
          announcement: undefined,
        });
        get().freshenBook();
        const trail = frame.phase === 'open' ? frame.trail : [];
        goTo(bookView({ isSecond, book, addressPurpose: wanted, trail }));
      },
      afterOwnDelivery() {
        if (get().settings.toggles.upfrontTimeslots) get().goTo('timeslots');
        else get().closeWindow('selected');
      },
    };
  };
