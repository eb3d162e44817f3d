import { features } from 'web-features';
import { FLOOR } from '../build-target.ts';

/** Names of MDN's browsers in `browserslist`. Android browsers have the version numbers of desktop ones. */
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

/** Parses a version, which has at most one point today. "≤37" counts as 37. */
const numberOf = (version: string): number => Number.parseFloat(version.replace('≤', ''));

const isThere = (support: Support): boolean =>
  Object.entries(BROWSERS).every(([browser, name]) => {
    const since = support[browser as keyof Support];
    return since !== undefined && numberOf(since) <= numberOf(FLOOR.get(name) ?? '');
  });

/** Returns every platform feature by its key in MDN's data; true if all browsers of the floor have it. */
export const knownFeatures = (): ReadonlyMap<string, boolean> => {
  const known = new Map<string, boolean>();
  for (const feature of Object.values(features)) {
    if (feature.kind !== 'feature') continue;
    for (const [key, { support }] of Object.entries(feature.status.by_compat_key ?? {}))
      known.set(key, isThere(support));
  }
  return known;
};
