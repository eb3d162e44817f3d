import type { CommunityRewards } from '@grocer/foundation/contract';

/** Who takes part: nobody, the banner (without a preferred store), the banner but not the store, or both. */
export type Participation = 'none' | 'noStore' | 'notStore' | 'store';

/** Derives who takes part from the service's answer. */
export function participationOf(
  { doesBannerParticipate, doesStoreParticipate }: CommunityRewards,
  hasStore: boolean,
): Participation {
  if (!doesBannerParticipate) return 'none';
  if (!hasStore) return 'noStore';
  return doesStoreParticipate ? 'store' : 'notStore';
}
