import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { installFromDebian, isDebiansRoot } from './debian.ts';
import { root } from './root.ts';

const KNOWN_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

const isRoot = process.getuid?.() === 0;

/** What Playwright 1.65 switches off by itself; a second list of features would take the place of its own. */
const OFF_IN_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Two pages that Chromium loads for every new window, seen or not: two fifths of what a window costs. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

const ARGUMENTS = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...OFF_IN_PLAYWRIGHT, ...ADDRESS_BAR].join(',')}`,
];

/** The browser on this machine, or undefined when there is none. */
export const findChromium = (): string | undefined =>
  process.env['CHROMIUM_PATH'] ??
  [...KNOWN_PLACES, chromium.executablePath()].find((place) => existsSync(place));

/** Chromium without any window of its own: the same engine for a sixth less work. It keeps no page for Back. */
const SHELL = '/usr/bin/chromium-headless-shell';

const withShell = (): void => installFromDebian('chromium', 'chromium-headless-shell');

const fromDebian = (): void => installFromDebian('chromium');

const fromPlaywright = (): void => {
  const cli = path.join(root, 'node_modules', 'playwright', 'cli.js');
  execFileSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit' });
};

/** Finds a browser for the tests, or installs one. */
export const ensureChromium = (): string => {
  const ways = [...(isDebiansRoot() ? [withShell, fromDebian] : []), fromPlaywright];
  for (const install of ways) {
    const found = findChromium();
    if (found) return found;
    try {
      install();
    } catch {
      // The next way may work; if none does, the message below says what to do.
    }
  }
  const found = findChromium();
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium and none could be found or installed. ' +
      'Install Chrome or Chromium, or set CHROMIUM_PATH to the executable of one.',
  );
};

/** Launch options of the browser that a shopper would use. */
export const chromiumLaunch = (): { args: string[]; executablePath?: string } => {
  const executablePath = findChromium();
  return { args: ARGUMENTS, ...(executablePath ? { executablePath } : {}) };
};

/** The same for tests, of the browser without a window where that is there. */
export const shellLaunch = (): ReturnType<typeof chromiumLaunch> => {
  const isThere = process.env['CHROMIUM_PATH'] === undefined && existsSync(SHELL);
  return { ...chromiumLaunch(), ...(isThere && { executablePath: SHELL }) };
};

/** The same for short tests: a page of a few seconds ends before the optimized code of its scripts would pay for being made. */
export const chromiumForTests = (): ReturnType<typeof chromiumLaunch> => {
  const { args, ...rest } = shellLaunch();
  return { ...rest, args: [...args, '--js-flags=--no-maglev --no-turbofan'] };
};
