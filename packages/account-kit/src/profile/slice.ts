import type { ApplicationData, CommunityRewards, PreferredStore } from '@grocer/foundation/contract';
import type { Profile } from '@grocer/foundation/domain';
import type { Slice } from '@grocer/foundation/embed';
import type { Known } from '../preferences/known.ts';

/** The shopper's profile and the data derived from it. The actions load with the pages that need them. */
export interface ProfileSlice {
  readonly profile: Known<Profile>;
  readonly applicationData: Known<ApplicationData>;
  /** Whether banner and preferred store take part in community rewards. */
  readonly rewards: Known<CommunityRewards>;
  readonly preferredStore: Known<PreferredStore>;
  /** Resets the slice, since the next shopper may be another one. Mounted views load the data again. */
  readonly forgetProfile: () => void;
}

const IDLE = { phase: 'idle' } as const;
const NOTHING = { profile: IDLE, applicationData: IDLE, rewards: IDLE, preferredStore: IDLE };

export const createProfileSlice: Slice<ProfileSlice> = (set) => ({
  ...NOTHING,
  forgetProfile: () => set(NOTHING),
});
