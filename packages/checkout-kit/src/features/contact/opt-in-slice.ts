import type { Slice } from '@grocer/foundation/embed';
import type { OptIns } from './opt-in-rules.ts';

export interface OptInSlice {
  /** Undefined until they have been loaded. */
  readonly optIns: OptIns | undefined;
  readonly showOptIns: (optIns: OptIns | undefined) => void;
}

export const createOptInSlice: Slice<OptInSlice> = (set) => ({
  optIns: undefined,
  showOptIns: (optIns) => set({ optIns }),
});
