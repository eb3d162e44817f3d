import type { Slice } from '@grocer/foundation/embed';

/** Saved changes that the shopper still has to confirm. */
export interface SavedChanges {
  /** `cart`: the modification's cart still exists. `partial`: part of the changes had an error. */
  readonly kind: 'cart' | 'partial';
  readonly phase: 'told' | 'confirming' | 'failed';
}

export interface ModifySlice {
  readonly savedChanges: SavedChanges | undefined;
  readonly showSavedChanges: (saved: SavedChanges | undefined) => void;
}

export const createModifySlice: Slice<ModifySlice> = (set) => ({
  savedChanges: undefined,
  showSavedChanges: (savedChanges) => set({ savedChanges }),
});
