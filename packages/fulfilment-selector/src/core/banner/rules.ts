import { bannerName, MAIN_BANNER } from '@grocer/foundation/domain';
import type { Banner } from '@grocer/foundation/domain';

/** The chain's name in the texts that all banners share. */
const CHAIN_WORD = bannerName(MAIN_BANNER);

/** Returns the chain's name to show: the host's or the second banner's own, else the shared one [F-8.12]. */
export const chainWord = (banner: Pick<Banner, 'key' | 'behaviour'>, hosts?: string): string =>
  hosts !== undefined || banner.behaviour.plusPlan ? bannerName(banner, hosts) : CHAIN_WORD;

/** Replaces the chain's name where it is a whole word [F-8.12]. */
export const swapChainWord = (text: string, word: string): string =>
  text.replaceAll(new RegExp(String.raw`\b${CHAIN_WORD}\b`, 'g'), () => word);
