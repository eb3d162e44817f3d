import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { countTests } from './counts.ts';

const reportOf = (report: object): string => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'counts-')), 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
};

const vitest = (passed: number, failed: number, testResults: readonly object[] = []) =>
  reportOf({ numPassedTests: passed, numFailedTests: failed, testResults });

it('counts what vitest reports', () => {
  expect(countTests('vitest', vitest(5, 2), false)).toEqual({ passed: 5, failed: 2 });
});

it('counts a file that could not be loaded as a failure', () => {
  const broken = vitest(5, 0, [{ status: 'failed', assertionResults: [] }]);
  expect(countTests('vitest', broken, false)).toEqual({ passed: 5, failed: 1 });
});

it('does not call a run without tests a success', () => {
  expect(countTests('vitest', vitest(0, 0), true)).toEqual({ passed: 0, failed: 1 });
});

it('does not call a run a success that broke after its tests', () => {
  expect(countTests('vitest', vitest(5, 0), false)).toEqual({ passed: 5, failed: 1 });
});

it('counts a flaky end-to-end test as a failure', () => {
  const report = reportOf({ stats: { expected: 3, unexpected: 0, flaky: 1 } });
  expect(countTests('playwright', report, true)).toEqual({ passed: 3, failed: 1 });
});

it('counts a missing report as a failure', () => {
  expect(countTests('playwright', 'no-such-file.json', true)).toEqual({ passed: 0, failed: 1 });
});
