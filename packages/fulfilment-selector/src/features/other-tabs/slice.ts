import type { Slice } from '@grocer/foundation/embed';
import type { ModalityPreference } from '@grocer/foundation/domain';

/** The shopper's choice as last known at the service. */
export interface Said {
  readonly active: ModalityPreference | undefined;
}

/** The choice that the shopper has made in another tab or on another device. */
export interface OtherTabsSlice {
  readonly otherChoice: ModalityPreference | undefined;
  /** The last known choice; undefined if that may be another shopper's. */
  readonly said: Said | undefined;
  /** Records the known choice and removes the notice. */
  noteShopping(said: Said | undefined): void;
  /** Removes the notice and keeps the choice of this tab. */
  stayHere(): void;
}

export const createOtherTabsSlice: Slice<OtherTabsSlice> = (set) => ({
  otherChoice: undefined,
  said: undefined,
  noteShopping: (said) => set({ said, otherChoice: undefined }),
  stayHere: () => set({ otherChoice: undefined }),
});
