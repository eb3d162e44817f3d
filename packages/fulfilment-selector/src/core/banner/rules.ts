import { bannerName, MAIN_BANNER } from '@grocer/foundation/domain';
import type { Banner } from '@grocer/foundation/domain';

/** The chain's word in the wordings that the banners share. */
const CHAIN_WORD = bannerName(MAIN_BANNER);

/** The word that stands for the chain: the second banner, and a host with a name of its own, put that there [F-8.12]. */
export const chainWord = (banner: Pick<Banner, 'key' | 'behaviour'>, hosts?: string): string =>
  hosts !== undefined || banner.behaviour.plusPlan ? bannerName(banner, hosts) : CHAIN_WORD;

/** A wording with the chain's word, and no part of another word, replaced [F-8.12]. */
export const swapChainWord = (text: string, word: string): string =>
  text.replaceAll(new RegExp(String.raw`\b${CHAIN_WORD}\b`, 'g'), () => word);
