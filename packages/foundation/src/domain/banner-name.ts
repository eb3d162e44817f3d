import type { Banner } from './banners.ts';

/** Banners whose name is not their key in capitals. */
const NAMES: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([['harristeeter', 'Harris Teeter']]);

const capitalised = (key: string): string => key.charAt(0).toUpperCase() + key.slice(1);

// [F-9.13]
/** The name that shoppers read: the host's own, a known one, or the key with a capital. */
export const bannerName = ({ key }: Pick<Banner, 'key'>, hosts?: string): string =>
  hosts ?? NAMES.get(key) ?? capitalised(key);

/** One or two letters that stand for a name: those that its first two words begin with. */
export const monogramOf = (name: string): string =>
  name
    .split(/[\s&-]+/)
    .flatMap(([letter = '']) => letter.toUpperCase())
    .join('')
    .slice(0, 2);
