import type { CommunityRewards } from '@grocer/foundation/contract';

/** Who takes part, as the page says it: nobody, the banner without a store to ask about, or the store as well or not. */
export type Participation = 'none' | 'noStore' | 'notStore' | 'store';

/** Who takes part, by what the service says of banner and store. */
export function participationOf(
  { doesBannerParticipate, doesStoreParticipate }: CommunityRewards,
  hasStore: boolean,
): Participation {
  if (!doesBannerParticipate) return 'none';
  if (!hasStore) return 'noStore';
  return doesStoreParticipate ? 'store' : 'notStore';
}
