import { features } from 'web-features';
import { FLOOR } from '../build-target.ts';

/** Which browser of the floor says what of which browser of the data; those of phones have the numbers of the others. */
const BROWSERS = {
  chrome: 'chrome',
  chrome_android: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  firefox_android: 'firefox',
  safari: 'safari',
  safari_ios: 'ios_saf',
} as const;

type Support = Readonly<Partial<Record<keyof typeof BROWSERS, string>>>;

/** Versions of today's browsers have one point at most. "≤37" is known to be there in 37. */
const numberOf = (version: string): number => Number.parseFloat(version.replace('≤', ''));

const isThere = (support: Support): boolean =>
  Object.entries(BROWSERS).every(([browser, name]) => {
    const since = support[browser as keyof Support];
    return since !== undefined && numberOf(since) <= numberOf(FLOOR.get(name) ?? '');
  });

/** Every feature of the platform, by its key in MDN's data: is it in all browsers of the floor? */
export const knownFeatures = (): ReadonlyMap<string, boolean> => {
  const known = new Map<string, boolean>();
  for (const feature of Object.values(features)) {
    if (feature.kind !== 'feature') continue;
    for (const [key, { support }] of Object.entries(feature.status.by_compat_key ?? {}))
      known.set(key, isThere(support));
  }
  return known;
};
