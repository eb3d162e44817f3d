import { existsSync, readFileSync } from 'node:fs';
import type { Counts } from './step.ts';

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

const ofVitest = ({ numPassedTests, numFailedTests, testResults }: VitestReport): Counts => {
  // A file that could not even be loaded has failed without a failed test.
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
};

// A test that passed only when repeated is not one to trust.
const ofPlaywright = ({ stats }: PlaywrightReport): Counts => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
});

/** Reads how many tests passed and failed; a run that broke counts as at least one failure. */
export const countTests = (kind: 'vitest' | 'playwright', file: string, ok: boolean): Counts => {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const { passed, failed } =
    kind === 'vitest' ? ofVitest(report as VitestReport) : ofPlaywright(report as PlaywrightReport);
  const nothingRan = passed + failed === 0;
  return { passed, failed: failed === 0 && (!ok || nothingRan) ? 1 : failed };
};
