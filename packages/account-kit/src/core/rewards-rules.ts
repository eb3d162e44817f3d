import { accountBehaviourOf } from '@grocer/foundation/domain';
import type { Banner } from '@grocer/foundation/domain';

/** Returns the message key of the banner's name for community rewards. */
export function rewardsLabel(
  banner: Pick<Banner, 'key' | 'behaviour' | 'domain' | 'account'>,
): 'inspiringDonations' | 'communityContributions' | 'communityRewards' {
  const { inspiringDonations, communityContributions } = accountBehaviourOf(banner);
  if (inspiringDonations) return 'inspiringDonations';
  return communityContributions ? 'communityContributions' : 'communityRewards';
}
