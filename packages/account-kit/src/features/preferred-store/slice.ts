import type { StoreResult } from '@grocer/foundation/domain';
import type { Slice } from '@grocer/foundation/embed';
import type { PreferenceTrouble } from '../../preferences/trouble-rules.ts';

/** How far a search for stores has come. */
export type StoreSearch =
  | { readonly phase: 'idle' }
  | { readonly phase: 'refused' }
  | { readonly phase: 'searching'; readonly place: string }
  | { readonly phase: 'found'; readonly place: string; readonly stores: readonly StoreResult[] }
  | { readonly phase: 'failed'; readonly place: string; readonly isOffline: boolean };

/** How far the choice of a store has come. */
export type StoreChoice =
  | { readonly phase: 'idle' }
  | { readonly phase: 'saving'; readonly locationId: string }
  | { readonly phase: 'saved' }
  | { readonly phase: 'failed'; readonly locationId: string; readonly trouble: PreferenceTrouble };

/** Looking for a store, and preferring it. What is done there loads with its views. */
export interface StoreChoiceSlice {
  /** Is another store looked for? */
  readonly isChoosingStore: boolean;
  /** Has one been looked for until just now? Then focus belongs where that began. */
  readonly wasChoosingStore: boolean;
  readonly storeSearch: StoreSearch;
  readonly storeChoice: StoreChoice;
  readonly startChoosingStore: () => void;
  /** Goes back to where one is looked for, and forgets what was found. */
  readonly stopChoosingStore: () => void;
  /** Forgets everything: it may be another person's from now on. */
  readonly forgetStoreChoice: () => void;
}

const NOTHING = {
  isChoosingStore: false,
  wasChoosingStore: false,
  storeSearch: { phase: 'idle' },
  storeChoice: { phase: 'idle' },
} as const;

export const createStoreChoiceSlice: Slice<StoreChoiceSlice> = (set, get) => {
  /** One store is saved at a time, also where the shopper has left the search meanwhile. */
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
