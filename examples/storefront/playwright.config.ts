import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromiumForTests } from '../../scripts/chromium.ts';
import type { HostOption } from './e2e/support/test.ts';

const inFolder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Specs of the wallet that run on Preact only: under React a story and a component test cover each of their states. */
const ON_PREACT_ONLY = ['flows/*', 'focus'].map((name) => `**/wallet/${name}.spec.ts`);

/** All specs that run on Preact. The script tag ships it; of the SDKs only the wallet is built on it. */
const ON_PREACT = [
  ...ON_PREACT_ONLY,
  ...['main-job', 'secrecy-journey'].map((name) => `**/wallet/${name}.spec.ts`),
];

// The sandbox strips types from the vault's scripts with a function that Node still calls experimental.
process.env['NODE_OPTIONS'] ??= '--disable-warning=ExperimentalWarning';

/** Slides and fades are a sixth of Chromium's work. Tests on the phone and in the other engines see them. */
const still = { contextOptions: { reducedMotion: 'reduce' } } as const;

/** The other hosts have their tests in folders of their own; they share this run, its servers and its sandbox. */
const otherHosts = (['pharmacy', 'membership'] as const).map((host) => ({
  name: host,
  testDir: inFolder(`../${host}/e2e`),
  use: { host, ...still, viewport: { width: 1280, height: 860 } },
}));
const isOnPreact = process.env['STOREFRONT_RUNTIME'] === 'preact';

const onPhone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

export default defineConfig<HostOption>({
  testDir: inFolder('e2e'),
  outputDir: inFolder('test-results'),
  globalSetup: inFolder('e2e/support/build-pages.ts'),
  // `E2E_ALL` runs every spec under React.
  ...(isOnPreact
    ? { testMatch: ON_PREACT }
    : { testIgnore: process.env['E2E_ALL'] === undefined ? ON_PREACT_ONLY : [] }),
  fullyParallel: true,
  // As many as cores would leave a tenth of them idle; each has the whole shop in it.
  workers: Math.min(6, Math.ceil(1.5 * availableParallelism())),
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  // A busy machine is slow, not wrong.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    launchOptions: chromiumForTests(),
    locale: 'en-US',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', use: { ...still, viewport: { width: 1280, height: 860 } } },
    // Another runtime makes nothing smaller.
    ...(isOnPreact ? [] : [{ name: 'phone', grep: /@phone/, use: onPhone }, ...otherHosts]),
  ],
});
