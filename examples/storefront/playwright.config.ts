import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../../scripts/chromium.ts';

const inFolder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** What has to hold at every size; the rest does not depend on it and runs once. */
const atEverySize = ['**/main-job.spec.ts', '**/layout.spec.ts', '**/accessibility.spec.ts'];

// The sandbox strips types from the vault's scripts with a function that Node still calls experimental.
process.env['NODE_OPTIONS'] ??= '--disable-warning=ExperimentalWarning';

export default defineConfig({
  testDir: inFolder('e2e'),
  outputDir: inFolder('test-results'),
  globalSetup: inFolder('e2e/build-pages.ts'),
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 30_000,
  reporter: 'list',
  use: { launchOptions: chromiumLaunch(), locale: 'en-US', screenshot: 'only-on-failure' },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 860 } } },
    {
      name: 'phone',
      testMatch: atEverySize,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
});
