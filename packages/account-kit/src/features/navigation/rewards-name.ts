import { bannerOf } from '@grocer/foundation/domain';
import type { Banner } from '@grocer/foundation/domain';
import { rewardsLabel } from '../../core/rewards-rules.ts';
import { navigationMessages } from './messages.ts';

//
/**
 * Returns the banner's name for community rewards, as used by its link and page, for the host's document
 * title. The banner is looked up by its domain. Default table: ours.
 */
export const communityRewardsName = (
  bannerDomain: string | undefined,
  bannerTable?: readonly Banner[],
): string => navigationMessages.pages[rewardsLabel(bannerOf(bannerDomain, bannerTable))];
