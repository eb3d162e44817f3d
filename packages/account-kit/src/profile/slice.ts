import type { Profile } from '@grocer/foundation/domain';
import type { Slice } from '@grocer/foundation/embed';
import type { Known } from '../preferences/known.ts';

/** Who the shopper is. What is done with that loads with the pages that need it. */
export interface ProfileSlice {
  readonly profile: Known<Profile>;
  /** Forgets everything: it may be another person's from now on. Whoever needs it reads it again. */
  readonly forgetProfile: () => void;
}

const NOTHING = { profile: { phase: 'idle' } } as const;

export const createProfileSlice: Slice<ProfileSlice> = (set) => ({
  ...NOTHING,
  forgetProfile: () => set(NOTHING),
});
