import { accountTexts } from '../../errors/messages.ts';
import { preferenceTroubles } from '../../preferences/messages.ts';

/** Texts of the community rewards. */
export const communityRewardsMessages = {
  lead: 'Your shopping can support a cause', // authored
  /** {banner} is the banner's name. */
  about: '{banner} gives to the organization you choose, at no cost to you.', // authored
  choose: 'Choose an Organization', // authored
  yourStore: 'Your preferred store', // authored
  takesPart: 'Takes part', // authored
  storeDoesNot: 'Your store doesn’t take part yet', // authored
  /** {store} is the store's name. */
  storeDoesNotHint: '{store} is not in the program. Another preferred store may be.', // authored
  noStore: 'You have no preferred store yet', // authored
  noStoreHint: 'Choose one to see whether it takes part.', // authored
  changeStore: 'Change Preferred Store', // authored
  bannerDoesNot: '{banner} doesn’t take part', // authored
  bannerDoesNotHint: 'There is no program to support a cause here.', // authored
  visitor: 'Sign in to see whether your store takes part.', // authored
  unknown: { ...preferenceTroubles, technical: accountTexts.technical },
};
export type CommunityRewardsMessages = typeof communityRewardsMessages;
