import type { Banner } from './banners.ts';

/** Banners whose name is not their key in capitals. */
const NAMES: Readonly<Record<string, string>> = { harristeeter: 'Harris Teeter' };

const capitalised = (key: string): string => key.charAt(0).toUpperCase() + key.slice(1);

// [F-9.13]
/** The name that shoppers read: the host's own, a known one, or the key with a capital. */
export function bannerName({ key }: Pick<Banner, 'key'>, hosts?: string): string {
  if (hosts !== undefined) return hosts;
  return Object.hasOwn(NAMES, key) ? (NAMES[key] ?? capitalised(key)) : capitalised(key);
}

/** One or two letters that stand for a name: those that its first two words begin with. */
export const monogramOf = (name: string): string =>
  name
    .split(/[\s&-]+/)
    .flatMap(([letter = '']) => letter.toUpperCase())
    .join('')
    .slice(0, 2);
