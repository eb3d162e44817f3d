import type { Slice } from '@grocer/foundation/embed';

/** How far the question has come that is asked on the way out. */
export type LeavingPhase = 'asking' | 'removing' | 'failed';

export interface LeavingSlice {
  readonly leaving: LeavingPhase | undefined;
  readonly showLeaving: (leaving: LeavingPhase | undefined) => void;
}

export const createLeavingSlice: Slice<LeavingSlice> = (set) => ({
  leaving: undefined,
  showLeaving: (leaving) => set({ leaving }),
});
