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

/** Features that Playwright 1.65 disables: a second `--disable-features` replaces its list. */
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

/**
 * Two pages that Chromium loads for every new window, visible or not. They are two fifths of a window's cost.
 */
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

/** Returns the path of a browser on this machine, or undefined. */
export const findChromium = (): string | undefined =>
  process.env['CHROMIUM_PATH'] ??
  [...KNOWN_PLACES, chromium.executablePath()].find((place) => existsSync(place));

/** Chromium without windows: the same engine with a sixth less work. It has no back/forward cache. */
const SHELL = '/usr/bin/chromium-headless-shell';

const withShell = (): void => installFromDebian('chromium', 'chromium-headless-shell');

const fromDebian = (): void => installFromDebian('chromium');

const fromPlaywright = (): void => {
  const cli = path.join(root, 'node_modules', 'playwright', 'cli.js');
  execFileSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit' });
};

/** Returns the path of a browser for the tests; installs one if needed. */
export const ensureChromium = (): string => {
  const ways = [...(isDebiansRoot() ? [withShell, fromDebian] : []), fromPlaywright];
  for (const install of ways) {
    const found = findChromium();
    if (found) return found;
    try {
      install();
    } catch {
      // The next way may work; if none does, the error below says what to do.
    }
  }
  const found = findChromium();
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium and none could be found or installed. ' +
      'Install Chrome or Chromium, or set CHROMIUM_PATH to the executable of one.',
  );
};

/** Launch options of the browser that shoppers use. */
export const chromiumLaunch = (): { args: string[]; executablePath?: string } => {
  const executablePath = findChromium();
  return { args: ARGUMENTS, ...(executablePath ? { executablePath } : {}) };
};

/** Launch options for tests: the browser without windows if it is installed. */
export const shellLaunch = (): ReturnType<typeof chromiumLaunch> => {
  const isThere = process.env['CHROMIUM_PATH'] === undefined && existsSync(SHELL);
  return { ...chromiumLaunch(), ...(isThere && { executablePath: SHELL }) };
};

/**
 * Launch options for short tests: a page that lives for seconds does not repay the compilation of optimized
 * code.
 */
export const chromiumForTests = (): ReturnType<typeof chromiumLaunch> => {
  const { args, ...rest } = shellLaunch();
  return { ...rest, args: [...args, '--js-flags=--no-maglev --no-turbofan'] };
};
