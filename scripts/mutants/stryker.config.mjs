import { scopes } from './scopes.ts';

// Stryker's workers are threads, which do not get the time zone from the test environment.
process.env.TZ ??= 'America/New_York';

const { name, mutate, least } = scopes().find((scope) => scope.name === process.env.MUTANTS) ?? scopes()[0];

export default {
  packageManager: 'pnpm',
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutants/vitest.config.ts', related: true },
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: [...mutate],
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  inPlace: false,
  incremental: true,
  incrementalFile: `.reports/mutants/${name}.json`,
  tempDirName: '.reports/mutants/tmp',
  concurrency: 1,
  timeoutMS: 5000,
  reporters: ['progress-append-only', 'clear-text', 'html'],
  clearTextReporter: { allowEmojis: false, logTests: false, reportTests: false, reportScoreTable: true },
  htmlReporter: { fileName: `.reports/mutants/${name}.html` },
  thresholds: { high: 95, low: least, break: least },
  ignorePatterns: ['dist', 'examples', 'stories', '.data', '.reports', 'packages/sandbox/.data'],
};
