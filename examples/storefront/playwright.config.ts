import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromiumForTests } from '../../scripts/chromium.ts';
import type { HostOption } from './e2e/test.ts';

const inFolder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** What has to hold at every size, beside the journeys that say so by a tag; the rest does not depend on it and runs once. */
const atEverySize = ['main-job', 'layout', 'journey', 'ship'].map((name) => `**/${name}.spec.ts`);

const specs = (...names: readonly string[]): string[] => names.map((name) => `**/${name}.spec.ts`);

/** What CSS, names and roles, or the store alone decide is the same under either runtime; the selector is not built on Preact. */
const ONLY_ON_REACT = specs(
  'hostile',
  'hostile-account',
  'hostile-checkout',
  'hostile-scheduling',
  'hostile-selector',
  'selector-layout',
  'selector-keyboard',
  'back-forward',
  'catalogue',
  'accessibility',
  'account',
  'ways-to-shop',
  'address-book',
  'reserve-time',
  'header-button',
  'banners',
  'cart',
  'cart-lines',
  'crawl',
  'journey',
  'journeys',
  'demo-panel',
  'scheduling',
  'pay',
  'purchase-history',
  'hosted-payment',
  'pay-chaos',
  'pay-keyboard',
  'layout',
  'lazy-parts',
  'polluted',
  'old-browser',
  // What is sent and kept is up to stores and vault; that nothing is left after every flow is tried on both.
  'secrecy',
  'ship',
  'sign-in',
  // Two tabs of the shop: selector and checkout, which are on React only.
  'two-tabs',
);

/**
 * The wallet's flows run once, on the Preact that the script tag ships: under React every one of their states is a story
 * and a component test, and by keyboard its main job is done in Firefox. `E2E_ALL` runs them under React as well.
 */
const ONLY_ON_PREACT = specs(
  'add-card-failures',
  'add-prepaid',
  'addresses',
  'balances',
  'card-list',
  'card-menu',
  'delete-and-prefer',
  'edit-card',
  'keyboard',
  'loading-failures',
);

// The sandbox strips types from the vault's scripts with a function that Node still calls experimental.
process.env['NODE_OPTIONS'] ??= '--disable-warning=ExperimentalWarning';

/** The other hosts have their tests in folders of their own; they share this run, its servers and its sandbox. */
const otherHosts = (['pharmacy', 'membership'] as const).map((host) => ({
  name: host,
  testDir: inFolder(`../${host}/e2e`),
  use: { host, viewport: { width: 1280, height: 860 } },
}));
const isOnPreact = process.env['STOREFRONT_RUNTIME'] === 'preact';

function ignored(): string[] {
  if (isOnPreact) return ONLY_ON_REACT;
  return process.env['E2E_ALL'] === undefined ? ONLY_ON_PREACT : [];
}

const onPhone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const phone = [
  { name: 'phone', testMatch: atEverySize, use: onPhone },
  { name: 'journeys on a phone', grep: /@phone/, testIgnore: [...atEverySize, ...ignored()], use: onPhone },
];

export default defineConfig<HostOption>({
  testDir: inFolder('e2e'),
  outputDir: inFolder('test-results'),
  globalSetup: inFolder('e2e/build-pages.ts'),
  testIgnore: ignored(),
  fullyParallel: true,
  // As many as cores would leave a tenth of them idle; each has the whole shop in it.
  workers: Math.min(6, Math.ceil(1.5 * availableParallelism())),
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  // A busy machine is slow, not wrong.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: { launchOptions: chromiumForTests(), locale: 'en-US', screenshot: 'only-on-failure' },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 860 } } },
    // Another runtime makes nothing smaller.
    ...(isOnPreact ? [] : [...phone, ...otherHosts]),
  ],
});
