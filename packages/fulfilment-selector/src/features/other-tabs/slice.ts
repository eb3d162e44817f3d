import type { Slice } from '@grocer/foundation/embed';
import type { ModalityPreference } from '@grocer/foundation/domain';

/** What a service has said of how the shopper shops. */
export interface Said {
  readonly active: ModalityPreference | undefined;
}

/** How the shopper has chosen to shop in another tab, or on another device, since this one last knew. */
export interface OtherTabsSlice {
  readonly otherChoice: ModalityPreference | undefined;
  /** What is known; of nothing where that may be another shopper's. */
  readonly said: Said | undefined;
  /** Takes note of what is known from now on. */
  noteShopping(said: Said | undefined): void;
  /** Leaves it as it is here. */
  stayHere(): void;
}

export const createOtherTabsSlice: Slice<OtherTabsSlice> = (set) => ({
  otherChoice: undefined,
  said: undefined,
  noteShopping: (said) => set({ said, otherChoice: undefined }),
  stayHere: () => set({ otherChoice: undefined }),
});
