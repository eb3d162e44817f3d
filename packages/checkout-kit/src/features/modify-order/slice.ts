import type { Slice } from '@grocer/foundation/embed';

/** What is left to be told of changes that were taken, and to be confirmed. */
export interface SavedChanges {
  /** The cart in which they were made is still there, or something about them was not done. */
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
