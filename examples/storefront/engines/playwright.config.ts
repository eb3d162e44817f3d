import './debian-firefox.cjs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { ENGINES } from '../../../scripts/engines.ts';
import base from '../playwright.config.ts';
import type { HostOption } from '../e2e/support/test.ts';

const inFolder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Keeps the keyboard in the vault's frame, and disables the dialog about slow scripts on a busy machine. */
const PREFERENCES = {
  'fission.autostart': false,
  'fission.webContentIsolationStrategy': 0,
  'dom.max_script_run_time': 0,
};

const inFirefox = {
  browserName: 'firefox',
  channel: 'moz-firefox',
  viewport: { width: 1280, height: 860 },
  locale: 'en-US',
  screenshot: 'only-on-failure',
  launchOptions: { executablePath: ENGINES.firefox, firefoxUserPrefs: PREFERENCES },
} as const;

/**
 * The main jobs in Debian's Firefox and WebKit: Firefox runs the specs tagged `@engines`, WebKit has specs of
 * its own.
 */
export default defineConfig<HostOption>({
  ...base,
  testIgnore: [],
  use: {},
  projects: [
    { name: 'firefox', testDir: inFolder('../e2e'), grep: /@engines/, use: inFirefox },
    {
      name: 'firefox, pharmacy',
      testDir: inFolder('../../pharmacy/e2e'),
      grep: /@engines/,
      use: { ...inFirefox, host: 'pharmacy' },
    },
    { name: 'webkit', testDir: inFolder('webkit') },
  ],
});
