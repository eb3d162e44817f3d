import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getCompatibleVersions } from 'baseline-browser-mapping';
import { expect, it } from 'vitest';
import { BUILD_TARGET, FLOOR } from './build-target.ts';
import { root } from './root.ts';

/**
 * The Baseline date of the floor: features that all browsers had 30 months earlier are in each of its
 * versions.
 */
const SET_ON = '2026-11-23';

/** Names of phone browsers in `browserslist`. Android browsers have the version numbers of desktop ones. */
const NAMES: Readonly<Record<string, string>> = {
  chrome_android: 'chrome',
  firefox_android: 'firefox',
  safari_ios: 'ios_saf',
};

it('targets the browsers of Baseline widely available', () => {
  const widely = getCompatibleVersions({ widelyAvailableOnDate: SET_ON, suppressWarnings: true });
  const named = widely.map(({ browser, version }) => [NAMES[browser] ?? browser, version] as const);
  expect(new Map(named)).toEqual(FLOOR);
  expect(BUILD_TARGET).toEqual(['es2022', 'chrome125', 'edge125', 'firefox126', 'safari17.5', 'ios17.5']);
});

it.each(['README.md', 'packages/wallet/README.md', 'packages/fulfilment-selector/README.md'])(
  'matches the versions in %s',
  (file) => {
    const text = readFileSync(path.join(root, file), 'utf8').replaceAll(/\s+/g, ' ');
    const versions = ['chrome', 'edge', 'firefox', 'safari'].map((name) => FLOOR.get(name));
    const [chrome, edge, firefox, safari] = versions;
    expect(text).toContain(
      `Chrome ${chrome}, Edge ${edge}, Firefox ${firefox} and Safari ${safari} and newer`,
    );
  },
);
