import type { StoreResult } from '@grocer/foundation/domain';
import type { Slice } from '@grocer/foundation/embed';
import type { PreferenceTrouble } from '../../preferences/trouble-rules.ts';

/** State of a search for stores. */
export type StoreSearch =
  | { readonly phase: 'idle' }
  | { readonly phase: 'refused' }
  | { readonly phase: 'searching'; readonly place: string }
  | { readonly phase: 'found'; readonly place: string; readonly stores: readonly StoreResult[] }
  | { readonly phase: 'failed'; readonly place: string; readonly isOffline: boolean };

/** State of the choice of a store. */
export type StoreChoice =
  | { readonly phase: 'idle' }
  | { readonly phase: 'saving'; readonly locationId: string }
  | { readonly phase: 'saved' }
  | { readonly phase: 'failed'; readonly locationId: string; readonly trouble: PreferenceTrouble };

/** State of searching for a store and preferring it. The actions load with their views. */
export interface StoreChoiceSlice {
  /** True while another store is being chosen. */
  readonly isChoosingStore: boolean;
  /** True after the chooser was closed, until focus has returned to the button that opened it. */
  readonly wasChoosingStore: boolean;
  readonly storeSearch: StoreSearch;
  readonly storeChoice: StoreChoice;
  readonly startChoosingStore: () => void;
  /** Closes the chooser and clears the search. */
  readonly stopChoosingStore: () => void;
  /** Resets the slice, since the next shopper may be another one. */
  readonly forgetStoreChoice: () => void;
}

const NOTHING = {
  isChoosingStore: false,
  wasChoosingStore: false,
  storeSearch: { phase: 'idle' },
  storeChoice: { phase: 'idle' },
} as const;

export const createStoreChoiceSlice: Slice<StoreChoiceSlice> = (set, get) => {
  /**
   * Keeps a choice that is being saved, even if the shopper has left the search; only one is saved at a time.
   */
  const kept = (): Partial<StoreChoiceSlice> => {
    const { storeChoice } = get();
    return storeChoice.phase === 'saving' ? { storeChoice } : {};
  };
  return {
    ...NOTHING,
    startChoosingStore: () => set({ ...NOTHING, ...kept(), isChoosingStore: true }),
    stopChoosingStore: () => set({ ...NOTHING, ...kept(), wasChoosingStore: get().isChoosingStore }),
    forgetStoreChoice: () => set(NOTHING),
  };
};
