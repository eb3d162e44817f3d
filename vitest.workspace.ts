import { availableParallelism } from 'node:os';
import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { isCopying } from './packages/sandbox/src/testing/open-memory.ts';
import { chromiumForTests, shellLaunch } from './scripts/chromium.ts';
import { startingWith } from './scripts/first-files.ts';
import { vaultAssetsPlugin } from './scripts/vault-assets-plugin.ts';

// A function: vitest changes what it is given, so two projects cannot share one object.
const browser = (launchOptions: ReturnType<typeof shellLaunch>) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions,
    // What slides would be waited for.
    contextOptions: { reducedMotion: 'reduce' as const },
  }),
  instances: [{ browser: 'chromium' as const }],
});

// Its WebAssembly is found by a URL next to its source, which a pre-bundle would move.
const optimizeDeps = { exclude: ['@sqlite.org/sqlite-wasm'] };
// Found late, it would reload the page in the middle of a test.
const withFastCheck = { ...optimizeDeps, include: ['fast-check'] };
const configDir = path.resolve('stories/.storybook');
const publicDir = path.resolve('stories/public');

/** A busy machine is slow, not wrong: a wait gives up before its test does, and says what for. */
const patient = () => ({
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 15_000, interval: 20 } },
});

/** So many files at once for each core, when the projects of the groups before are done. A share of all cores would be one at most. */
const atOnce = (perCore: number, groupOrder: number) => ({
  maxWorkers: Math.ceil(perCore * availableParallelism()),
  sequence: { groupOrder },
});
/** Tests wait for answers, retries and timers: more of them keep a core busy. */
const waiting = atOnce(4, 0);
/** Those that render wait less. */
const rendering = atOnce(1.5, 1);
/** Pages of a browser wait for frames. */
const inPages = atOnce(1, 2);

/** What answers and stores make is mostly gone a moment later: with room for it Node cleans up a tenth less of the time. */
const execArgv = ['--max-semi-space-size=64'];

/**
 * Tests in Node use its own SQLite, and msw responds to `fetch` where it is called: WebAssembly and emulated
 * connections were two fifths of their work. Pages run what shoppers' pages run.
 */
const inNode = {
  alias: {
    ...(isCopying && { './db/open-web.ts': path.resolve('packages/sandbox/src/testing/open-memory.ts') }),
    '@mswjs/interceptors/fetch': '@mswjs/interceptors/fetch/web',
  },
  // An alias does not reach what Node loads itself.
  server: { deps: { inline: ['msw'] } },
};

/** What has to do with time is the same wherever a device is; the sixth zone is that of the project `node`. */
const ZONES = [
  'America/Los_Angeles',
  'America/New_York',
  'Asia/Kolkata',
  'Pacific/Auckland',
  'Pacific/Honolulu',
];
/** What takes seconds runs in one of them alone, where it is tomorrow already. */
const LONG = [
  'packages/fulfilment-selector/src/{features/timeslots/upfront,scheduling/{core/wire-goldens,features/{entry/arrival,offer/times,replacement/similar}}}.test.ts',
];
const inZones = ZONES.map((zone) => ({
  test: {
    ...inNode,
    name: `tz-${zone.replace('/', '-')}`,
    environment: 'node',
    isolate: false,
    execArgv,
    ...waiting,
    ...patient(),
    env: { TZ: zone },
    include: [
      'packages/foundation/src/{domain,http}/**/*{date,time,clock,domain,fulfilment}*.test.ts',
      'packages/foundation/src/contract/fulfilment-calls.test.ts',
      'packages/sandbox/src/fulfilment/stores/opening-hours.test.ts',
      'packages/sandbox/src/fulfilment/timeslots/**/*.test.ts',
      'packages/fulfilment-selector/src/{times,features/timeslots,features/reservation,membership,scheduling}/**/*.test.ts',
    ],
    exclude: ['**/*.dom.test.ts', ...(zone === 'Pacific/Auckland' ? [] : LONG)],
  },
}));

export default defineConfig({
  test: {
    // Tests of processes and outages wait for up to a minute; the others run meanwhile (80 s instead of 107 s).
    sequence: { sequencer: startingWith((file) => file.endsWith('.postgres.test.ts')) },
    projects: [
      {
        test: {
          ...inNode,
          name: 'node',
          environment: 'node',
          env: { TZ: 'UTC' },
          // What our modules keep is the same for everybody.
          isolate: false,
          execArgv,
          setupFiles: ['scripts/late-answers.ts'],
          ...waiting,
          ...patient(),
          include: [
            'packages/*/src/**/*.test.ts',
            'examples/*/{page,pictures,server,src}/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          exclude: ['**/*.dom.test.ts', '**/*.browser.test.ts', '**/*.postgres.test.ts'],
        },
      },
      {
        test: {
          name: 'postgres',
          environment: 'node',
          isolate: false,
          ...waiting,
          ...patient(),
          globalSetup: ['scripts/serve-postgres.ts'],
          include: ['packages/sandbox/src/**/*.test.ts'],
          exclude: ['**/*.browser.test.ts'],
        },
      },
      ...inZones,
      {
        plugins: [react()],
        test: {
          ...inNode,
          name: 'jsdom',
          environment: 'jsdom',
          // Each file has a page and modules of its own, in a process that has loaded jsdom already.
          pool: 'vmForks',
          execArgv,
          ...rendering,
          ...patient(),
          setupFiles: ['scripts/jsdom-setup.ts', 'scripts/late-answers.ts'],
          // Without it `?inline` sheets are empty strings.
          css: true,
          include: [
            'packages/*/src/**/*.test.tsx',
            '{packages/*/src,examples/*/{src,pictures}}/**/*.dom.test.ts',
          ],
          exclude: ['**/*.browser.test.tsx'],
        },
      },
      {
        plugins: [react(), vaultAssetsPlugin()],
        publicDir,
        optimizeDeps: withFastCheck,
        test: {
          name: 'browser',
          ...inPages,
          ...patient(),
          include: ['packages/*/src/**/*.browser.test.{ts,tsx}'],
          browser: browser(chromiumForTests()),
        },
      },
      {
        // The mount contract, layers and lists of times again, in a host that still has React 18.
        plugins: [react(), vaultAssetsPlugin()],
        publicDir,
        optimizeDeps: withFastCheck,
        resolve: {
          alias: [
            { find: /^react-dom(?=$|\/)/, replacement: 'react-dom-18' },
            { find: /^react(?=$|\/)/, replacement: 'react-18' },
          ],
        },
        cacheDir: 'node_modules/.vite-react-18',
        test: {
          name: 'react-18',
          ...inPages,
          ...patient(),
          include: ['packages/*/src/**/{mount,reopen,Overlay,slot-list}.browser.test.tsx'],
          browser: browser(chromiumForTests()),
        },
      },
      {
        plugins: [storybookTest({ configDir })],
        publicDir,
        // What only its setup file imports: found late, it would reload the page in the middle of a story.
        optimizeDeps: {
          ...optimizeDeps,
          include: ['@storybook/addon-a11y/preview', '@storybook/react-vite'],
        },
        test: {
          name: 'stories',
          ...inPages,
          // As in Storybook itself, which shows one after the other in the same page.
          isolate: false,
          ...patient(),
          setupFiles: [path.resolve(configDir, 'vitest.setup.ts')],
          browser: browser(shellLaunch()),
        },
      },
    ],
  },
});
