import type { Slice } from '@grocer/foundation/embed';
import type { ModalityOptions } from '@grocer/foundation/domain';
import { createLatest } from '@grocer/foundation/http';
import type { Near, Results } from '../../../window/results/rules.ts';
import type { Settings } from '../../../core/settings.ts';
import type { Used } from '../../../core/used-rules.ts';
import { storeIdOf } from '../../../core/used-rules.ts';
import type { SelectorDeps } from '../../../core/slice.ts';
import type { SearchMode } from '../../../window/search/rules.ts';
import { adopt, search, searchHere, searchZip, want } from './effects.ts';
import type { SearchMemory } from './effects.ts';

/**
 * The state of locating the shopper. `busy`: asking for consent or position; `off`: the shopper has declined
 * before and pressed the button again; `failed`: no answer [F-8.10]. An answer only counts while its state is
 * current.
 */
export type Locating =
  | { readonly phase: 'idle' }
  | { readonly phase: 'busy' }
  | { readonly phase: 'off' }
  | { readonly phase: 'failed'; readonly why: 'denied' | 'other' };

/** Where and how the shopper searches for modalities and stores. */
export interface SearchSlice {
  /** True when the drawer with the search box is open [F-2.22]. */
  readonly isDrawerOpen: boolean;
  readonly mode: SearchMode;
  /** The ZIP code of the last successful search by ZIP code, or the one known before. */
  readonly zip: string | undefined;
  /** True when the ZIP code in the search box is invalid [F-5.1]. */
  readonly isBadZip: boolean;
  readonly locating: Locating;
  readonly results: Results;
  /** The number of stores shown. */
  readonly shown: number;
  toggleDrawer(): void;
  /** Searches at a ZIP code, or shows why it is invalid [F-5.1]. */
  searchZip(zip: string): Promise<void>;
  /** Searches at the shopper's location with their consent [F-4.12]. */
  searchHere(): Promise<void>;
  /** Searches at a position or a ZIP code that the shopper has chosen. */
  searchAround(near: Near): Promise<void>;
  /** Stops locating the shopper. Results by ZIP code do not change. */
  stayByZip(locating: Locating): void;
  /** Returns to searching by ZIP code, without a message about the location [F-4.12]. */
  backToZip(): void;
  /** Sets the ZIP code that is known before the shopper has searched. */
  setZip(zip: string | undefined): void;
  /** Sets a ZIP code that was found, unless the shopper has searched. */
  suggestZip(zip: string): void;
  showMore(): void;
  showFirst(): void;
  /** Searches unless that was done. `isOpening`: the window opens, and the store in use comes first. */
  wantResults(isOpening?: boolean): void;
  /** Adopts results for a ZIP code that came with another action. */
  adopt(zip: string, options: ModalityOptions): void;
  /** Repeats the last search. */
  searchAgain(): Promise<void>;
  /** Resets an inline search after a choice: by ZIP code, with the results in their order [F-4.10]. */
  leaveSearch(): void;
  /** Resets the search for the next opening of the window [F-4.10] [F-4.11]. */
  resetSearch(): void;
  /** Removes all traces of searches. */
  forgetSearch(): void;
}

/** What a search needs of other slices. */
export interface SearchNeeds {
  readonly settings: Settings;
  readonly used: Used;
  readonly start: { readonly phase: 'loading' | 'ready' };
}

export const createSearchSlice =
  (deps: SelectorDeps, settings: Settings): Slice<SearchSlice, SearchNeeds> =>
  (set, get) => {
    const memory: SearchMemory = { hasLoaded: false };
    const searches = createLatest(() => deps.signal);
    const context = { deps, memory, searches, set, get };

    return {
      isDrawerOpen: true,
      mode: 'postalCode',
      zip: settings.zip,
      isBadZip: false,
      locating: { phase: 'idle' },
      results: { phase: 'idle' },
      shown: settings.pageSize,
      toggleDrawer: () => set({ isDrawerOpen: !get().isDrawerOpen }),
      searchZip: (zip) => searchZip(context, zip),
      searchHere: () => searchHere(context),
      searchAround: (near) => search(context, near, true),
      stayByZip: (locating) => set({ locating, mode: 'postalCode', isDrawerOpen: true }),
      backToZip: () => get().stayByZip({ phase: 'idle' }),
      setZip: (zip) => set({ zip }),
      suggestZip: (zip) => set(get().results.phase === 'idle' ? { zip } : {}),
      showMore: () => set({ shown: get().shown + get().settings.pageSize }),
      showFirst: () => set({ shown: get().settings.pageSize }),
      wantResults: (isOpening = false) => want(context, isOpening),
      adopt: (zip, options) => adopt(context, { by: 'postalCode', zip }, options),
      async searchAgain() {
        if (memory.last) await search(context, memory.last, true);
        else get().wantResults();
      },
      leaveSearch() {
        const { zip } = get();
        memory.last = zip === undefined ? undefined : { by: 'postalCode', zip };
        set({ mode: 'postalCode', locating: { phase: 'idle' }, isBadZip: false });
      },
      resetSearch() {
        const { results, used } = get();
        if (results.phase !== 'ready' || results.found.near.by !== 'postalCode') {
          get().forgetSearch();
          return;
        }
        const found = { ...results.found, currentId: storeIdOf(used) };
        set({ results: { phase: 'ready', found }, isBadZip: false });
        get().backToZip();
        get().showFirst();
      },
      forgetSearch() {
        searches.drop();
        memory.last = undefined;
        set({ results: { phase: 'idle' }, isBadZip: false });
        get().backToZip();
        get().showFirst();
      },
    };
  };
