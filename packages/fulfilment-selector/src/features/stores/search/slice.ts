import type { Slice } from '@grocer/foundation/embed';
import type { ModalityOptions } from '@grocer/foundation/domain';
import { createLatest } from '@grocer/foundation/http';
import type { Near, Results } from '../../../window/results/rules.ts';
import type { Settings } from '../../../core/settings.ts';
import type { Used } from '../../../core/used-rules.ts';
import { storeIdOf } from '../../../core/used-rules.ts';
import type { SelectorDeps } from '../../../core/slice.ts';
import type { SearchMode } from '../../../window/search/rules.ts';
import { adopt, search, searchHere, searchZip } from './effects.ts';
import type { SearchMemory } from './effects.ts';

/**
 * Finding out where the shopper is: their consent or their place is being asked for; they pressed the button although
 * they had said no; or there was no answer to be had [F-8.10]. Whatever comes in its place makes an answer out of date.
 */
export type Locating =
  | { readonly phase: 'idle' }
  | { readonly phase: 'busy' }
  | { readonly phase: 'off' }
  | { readonly phase: 'failed'; readonly why: 'denied' | 'other' };

/** Where and how the shopper looks for ways to shop. */
export interface SearchSlice {
  /** Is the drawer with the search box open [F-2.22]? */
  readonly isDrawerOpen: boolean;
  readonly mode: SearchMode;
  /** The ZIP code of the last search by one that found something. */
  readonly zip: string | undefined;
  /** Cannot the ZIP code in the box be used [F-5.1]? */
  readonly isBadZip: boolean;
  readonly locating: Locating;
  readonly results: Results;
  /** How many stores are on show. */
  readonly shown: number;
  toggleDrawer(): void;
  /** Searches around a ZIP code, or says what is wrong with it [F-5.1]. */
  searchZip(zip: string): Promise<void>;
  /** Searches where the shopper is, if they allow it [F-4.12]. */
  searchHere(): Promise<void>;
  /** Searches around a point or a ZIP code of the shopper's own choice. */
  searchAround(near: Near): Promise<void>;
  /** Ends a question for the shopper's place; what was found by ZIP code stays as it is. */
  stayByZip(locating: Locating): void;
  /** Searches by ZIP code again, without a word about where the shopper is [F-4.12]. */
  backToZip(): void;
  /** The ZIP code that is known before the shopper has searched. */
  setZip(zip: string | undefined): void;
  showMore(): void;
  showFirst(): void;
  wantResults(): void;
  /** Takes over what was found around a ZIP code on the way to something else. */
  adopt(zip: string, options: ModalityOptions): void;
  /** The same search again. */
  searchAgain(): Promise<void>;
  /** As it stays on screen after a choice: by ZIP code again, with what was found in its order [F-4.10]. */
  leaveSearch(): void;
  /** As the window is found when it is next opened [F-4.10] [F-4.11]. */
  resetSearch(): void;
  /** As if nobody had searched. */
  forgetSearch(): void;
}

/** What a search needs of its neighbours. */
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
      showMore: () => set({ shown: get().shown + get().settings.pageSize }),
      showFirst: () => set({ shown: get().settings.pageSize }),
      wantResults() {
        const { results, zip, start, locating } = get();
        const isAsked = results.phase !== 'idle' || locating.phase === 'busy';
        if (start.phase === 'ready' && !isAsked && zip !== undefined)
          void search(context, { by: 'postalCode', zip }, false);
      },
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
