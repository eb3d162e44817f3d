import { bannerOf } from '@grocer/foundation/domain';
import type { Banner } from '@grocer/foundation/domain';
import { rewardsLabel } from '../../core/rewards-rules.ts';
import { navigationMessages } from './messages.ts';

//
/**
 * What a banner calls its community rewards, as the link to them and their page do: for the title of the host's document. The
 * banner is found by the domain of its site. Default table: ours.
 */
export const communityRewardsName = (
  bannerDomain: string | undefined,
  bannerTable?: readonly Banner[],
): string => navigationMessages.pages[rewardsLabel(bannerOf(bannerDomain, bannerTable))];
