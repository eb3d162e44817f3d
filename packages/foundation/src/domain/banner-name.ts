import type { Banner } from './banners.ts';

/** Display names of banners that are more than the key with a capital letter. */
const NAMES: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([['harristeeter', 'Harris Teeter']]);

const capitalised = (key: string): string => key.charAt(0).toUpperCase() + key.slice(1);

// [F-9.13]
/** Returns the display name of a banner: the host's, a known name, or the key with a capital letter. */
export const bannerName = ({ key }: Pick<Banner, 'key'>, hosts?: string): string =>
  hosts ?? NAMES.get(key) ?? capitalised(key);

/** Returns the first letter of a name, as a capital. */
export const monogramOf = (name: string): string => name.slice(0, 1).toUpperCase();
