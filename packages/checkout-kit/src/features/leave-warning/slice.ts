import type { Slice } from '@grocer/foundation/embed';

/** Phase of the question that is asked before the shopper leaves. */
export type LeavingPhase = 'asking' | 'removing' | 'failed';

export interface LeavingSlice {
  readonly leaving: LeavingPhase | undefined;
  readonly showLeaving: (leaving: LeavingPhase | undefined) => void;
}

export const createLeavingSlice: Slice<LeavingSlice> = (set) => ({
  leaving: undefined,
  showLeaving: (leaving) => set({ leaving }),
});
