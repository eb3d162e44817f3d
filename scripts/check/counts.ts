import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../root.ts';
import type { Counts, Failure } from './step.ts';

interface VitestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}
interface PlaywrightReport extends PlaywrightSuite {
  readonly stats: { readonly expected: number };
  /** Errors outside of all tests, such as a server that did not start. */
  readonly errors?: readonly { readonly message?: string }[];
}

/** Returns the first line with text. */
const gist = (message = ''): string =>
  stripVTControlCharacters(message)
    .split('\n')
    .find((line) => line.trim())
    ?.trim()
    .slice(0, 200) ?? '';

const ofVitest = ({ numPassedTests, testResults }: VitestReport): Counts => {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }): Failure[] => {
    const file = path.relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that could not be loaded has failed without a failed test.
    if (status === 'failed' && failed.length === 0) return [{ test: file, why: gist(message) }];
    return failed.map(({ fullName, failureMessages }) => ({
      test: `${file}: ${fullName}`,
      why: gist(failureMessages?.[0]),
    }));
  });
  return { passed: numPassedTests, failures };
};

// A test that passed only on a retry counts as failed.
const isFailed = ({ status }: { readonly status: string }) => status === 'unexpected' || status === 'flaky';

const failuresIn = ({ suites = [], specs = [] }: PlaywrightSuite): readonly Failure[] => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests.filter(isFailed).map(({ projectName, results }) => ({
      test: `${file} (${projectName}): ${title}`,
      why: gist(results.find(({ error }) => error)?.error?.message),
    })),
  ),
  ...suites.flatMap(failuresIn),
];

const ofPlaywright = (report: PlaywrightReport): Counts => ({
  passed: report.stats.expected,
  failures: [
    ...failuresIn(report),
    ...(report.errors ?? []).map(({ message }) => ({ test: 'the run', why: gist(message) })),
  ],
});

/**
 * Reads the number of passed tests and the failures of a report. A broken run counts as at least one failure.
 */
export const countTests = (kind: 'vitest' | 'playwright', file: string, ok: boolean): Counts => {
  if (!existsSync(file)) return { passed: 0, failures: [{ test: 'the run', why: 'left no report' }] };
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const counts =
    kind === 'vitest' ? ofVitest(report as VitestReport) : ofPlaywright(report as PlaywrightReport);
  if (counts.failures.length > 0) return counts;
  if (counts.passed === 0) return { ...counts, failures: [{ test: 'the run', why: 'ran no test' }] };
  return ok ? counts : { ...counts, failures: [{ test: 'the run', why: 'broke beside its tests' }] };
};
