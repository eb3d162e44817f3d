import type { ApplicationData, CommunityRewards, PreferredStore } from '@grocer/foundation/contract';
import type { Profile } from '@grocer/foundation/domain';
import type { Slice } from '@grocer/foundation/embed';
import type { Known } from '../preferences/known.ts';

/** Who the shopper is, and what goes by that. What is done with it loads with the pages that need it. */
export interface ProfileSlice {
  readonly profile: Known<Profile>;
  readonly applicationData: Known<ApplicationData>;
  /** Do banner and preferred store take part in community rewards? */
  readonly rewards: Known<CommunityRewards>;
  readonly preferredStore: Known<PreferredStore>;
  /** Forgets everything: it may be another person's from now on. Whoever needs it reads it again. */
  readonly forgetProfile: () => void;
}

const IDLE = { phase: 'idle' } as const;
const NOTHING = { profile: IDLE, applicationData: IDLE, rewards: IDLE, preferredStore: IDLE };

export const createProfileSlice: Slice<ProfileSlice> = (set) => ({
  ...NOTHING,
  forgetProfile: () => set(NOTHING),
});
