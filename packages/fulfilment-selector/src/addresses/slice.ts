import { listAddresses } from '@grocer/foundation/contract';
import { isSameAddress } from '@grocer/foundation/domain';
import type { Address } from '@grocer/foundation/domain';
import { tellError } from '../analytics.ts';
import type { CloseReason } from '../events.ts';
import type { View } from '../navigation/rules.ts';
import type { Frame } from '../navigation/slice.ts';
import type { Settings } from '../settings.ts';
import type { Used } from '../shopping/rules.ts';
import type { SelectorDeps, Slice } from '../slice.ts';
import { withWords } from './errors.ts';
import { EDITING } from './form-state.ts';
import type { FormState, Picking, Removing } from './form-state.ts';
import { addressIn, bookView, defaultErrand, listView } from './rules.ts';
import type { Book, Errand } from './rules.ts';

/** The shopper's addresses, and how one is chosen, changed and removed. What does so loads with its views. */
export interface AddressesSlice {
  readonly book: Book;
  /** What an address is looked for; absent where nobody has said. */
  readonly errand: Errand | undefined;
  readonly addressForm: FormState;
  readonly picking: Picking;
  readonly removing: Removing;
  /** The address that was in use when it was removed. */
  readonly removedAddress: Address | undefined;
  /** Where focus belongs once the list is on again. */
  readonly landing: 'add' | { readonly id: string } | undefined;
  /** What has just happened to the book, for those who cannot see it. */
  readonly told: 'saved' | 'removed' | undefined;
  /** The address that the second book's list has chosen. */
  readonly chosenId: string | undefined;
  /** Has the shopper asked for all addresses, where only the first are offered [F-9.12]? */
  readonly wantsAll: boolean;
  /** Reads the book, and keeps it; what was there stays on show meanwhile [F-7.2]. */
  loadBook(): Promise<Book>;
  /** Forgets the book, and what was typed for it: both are another person's from now on. */
  forgetBook(): void;
  /** Begins a form, for an address of the book or for a new one. */
  startForm(editedId?: string): void;
  /** Forgets what was being done with addresses; the book stays. */
  leaveAddresses(): void;
  /** Where a window opens while the address in use is deleted; otherwise nowhere in particular. */
  deletedView(): View | undefined;
  /** Looks for an address; a visitor is asked to sign in first [F-6.2]. */
  openBook(errand?: Errand): void;
  /** Goes on after delivery by the banner's own centre was chosen [F-4.7] [F-4.9]. */
  afterOwnDelivery(): void;
}

interface Needs {
  readonly settings: Settings;
  readonly used: Used;
  readonly frame: Frame;
  goTo(view: View): void;
  closeWindow(reason: CloseReason): void;
}

/** What is true before anybody has looked for an address. */
const NOTHING = {
  errand: undefined,
  picking: { phase: 'idle' },
  removing: { phase: 'idle' },
  landing: undefined,
  told: undefined,
  chosenId: undefined,
  wantsAll: false,
} as const;

const FAILED: Book = { phase: 'failed' };

export const createAddressesSlice =
  (deps: SelectorDeps): Slice<AddressesSlice, Needs> =>
  (set, get) => {
    const isSignedIn = (): boolean => deps.session.current() !== undefined;
    /** Counts readings: what an earlier one brings is out of date, and may be another person's. */
    let reading = 0;
    return {
      ...NOTHING,
      book: { phase: 'idle' },
      addressForm: { visit: 0, editedId: undefined, step: EDITING },
      removedAddress: undefined,
      startForm(editedId) {
        const { visit } = get().addressForm;
        set({ addressForm: { visit: visit + 1, editedId, step: EDITING }, told: undefined });
      },
      leaveAddresses() {
        set(NOTHING);
        get().startForm();
      },
      deletedView() {
        const { settings, book } = get();
        if (!isCurrentRemoved(get())) return undefined;
        return settings.toggles.addressBookV2 ? listView(book) : 'address-book';
      },
      async loadBook() {
        const { signal } = deps;
        const mine = (reading += 1);
        if (get().book.phase !== 'ready') set({ book: { phase: 'loading' } });
        const result = await deps.http.send(listAddresses, undefined, { signal });
        if (signal.aborted || mine !== reading) return FAILED;
        if (!result.ok) {
          tellError(deps, withWords(result.error, 'fetch'));
          if (get().book.phase !== 'ready') set({ book: FAILED });
          return FAILED;
        }
        const book: Book = { phase: 'ready', list: result.value };
        set({ book });
        return book;
      },
      forgetBook() {
        reading += 1;
        set({ ...NOTHING, book: { phase: 'idle' }, removedAddress: undefined });
        get().startForm();
      },
      openBook(errand) {
        if (!isSignedIn()) {
          get().goTo('sign-in');
          return;
        }
        const { settings, used, frame, book, goTo } = get();
        const { addressBookV2: isSecond, ownDelivery } = settings.toggles;
        const wanted = errand ?? defaultErrand(used.active?.modality, ownDelivery);
        set({ errand: wanted, picking: NOTHING.picking, chosenId: undefined, told: undefined });
        const trail = frame.phase === 'open' ? frame.trail : [];
        goTo(bookView({ isSecond, book, errand: wanted, trail }));
      },
      afterOwnDelivery() {
        if (get().settings.toggles.upfrontTimeslots) get().goTo('timeslots');
        else get().closeWindow('selected');
      },
    };
  };

/** Is the address in use one that was removed? */
export function isCurrentRemoved({
  removedAddress,
  used,
}: Pick<AddressesSlice, 'removedAddress'> & { readonly used: Used }): boolean {
  const current = addressIn(used.active?.destination);
  return removedAddress !== undefined && current !== undefined && isSameAddress(current, removedAddress);
}
