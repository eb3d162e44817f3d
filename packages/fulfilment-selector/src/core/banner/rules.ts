import { MAIN_BANNER } from '@grocer/foundation/domain';
import type { Banner } from '@grocer/foundation/domain';

/** Banners whose name is not their key in capitals [F-9.13]. */
const NAMES: Readonly<Record<string, string>> = { harristeeter: 'Harris Teeter' };

const capitalised = (key: string): string => key.charAt(0).toUpperCase() + key.slice(1);

/** The name that shoppers read: the host's own, a known one, or the key with a capital [F-9.13]. */
export function bannerName({ key }: Pick<Banner, 'key'>, hosts?: string): string {
  if (hosts !== undefined) return hosts;
  return Object.hasOwn(NAMES, key) ? (NAMES[key] ?? capitalised(key)) : capitalised(key);
}

/** The chain's word in the wordings that the banners share. */
const CHAIN_WORD = capitalised(MAIN_BANNER.key);

/** The word that stands for the chain: the second banner, and a host with a name of its own, put that there [F-8.12]. */
export const chainWord = (banner: Pick<Banner, 'key' | 'behaviour'>, hosts?: string): string =>
  hosts !== undefined || banner.behaviour.plusPlan ? bannerName(banner, hosts) : CHAIN_WORD;

/** A wording with the chain's word, and no part of another word, replaced [F-8.12]. */
export const swapChainWord = (text: string, word: string): string =>
  text.replaceAll(new RegExp(String.raw`\b${CHAIN_WORD}\b`, 'g'), () => word);
