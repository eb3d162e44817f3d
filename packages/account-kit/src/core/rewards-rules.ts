import { accountBehaviourOf } from '@grocer/foundation/domain';
import type { Banner } from '@grocer/foundation/domain';

/** What a banner calls its community rewards, as a key of our words. */
export function rewardsLabel(
  banner: Pick<Banner, 'key' | 'behaviour' | 'domain' | 'account'>,
): 'inspiringDonations' | 'communityContributions' | 'communityRewards' {
  const { inspiringDonations, communityContributions } = accountBehaviourOf(banner);
  if (inspiringDonations) return 'inspiringDonations';
  return communityContributions ? 'communityContributions' : 'communityRewards';
}
