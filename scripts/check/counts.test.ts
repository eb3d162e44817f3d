import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { root } from '../root.ts';
import { countTests } from './counts.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'counts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const reportOf = (report: object): string => {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
};

const vitest = (numPassedTests: number, testResults: readonly object[] = []) =>
  reportOf({ numPassedTests, testResults });

it('counts the tests of a vitest report, and names failures with their reasons', () => {
  const report = vitest(5, [
    {
      name: path.join(root, 'wallet/cards.test.ts'),
      status: 'failed',
      assertionResults: [
        { fullName: 'a card is added', status: 'passed', failureMessages: [] },
        {
          fullName: 'a card is kept',
          status: 'failed',
          failureMessages: ['\n\u001B[31mAssertionError\u001B[39m: expected 1 to be 2\n    at cards.test.ts'],
        },
      ],
    },
  ]);
  expect(countTests('vitest', report, false)).toEqual({
    passed: 5,
    failures: [{ test: 'wallet/cards.test.ts: a card is kept', why: 'AssertionError: expected 1 to be 2' }],
  });
});

it('counts a file that could not be loaded as a failure', () => {
  const broken = { name: path.join(root, 'broken.test.ts'), status: 'failed', message: 'No such module' };
  expect(countTests('vitest', vitest(5, [{ ...broken, assertionResults: [] }]), false)).toEqual({
    passed: 5,
    failures: [{ test: 'broken.test.ts', why: 'No such module' }],
  });
});

it('fails a run without tests', () => {
  expect(countTests('vitest', vitest(0), true).failures).toEqual([{ test: 'the run', why: 'ran no test' }]);
});

it('fails a run that broke after its tests', () => {
  expect(countTests('vitest', vitest(5), false)).toMatchObject({
    passed: 5,
    failures: [{ test: 'the run' }],
  });
});

it('reports failed and flaky end-to-end tests at any depth', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'journeys/wallet.spec.ts',
    tests: [{ projectName: 'phone', status, results: [{}, { error: { message: `Error: ${status}` } }] }],
  });
  const report = reportOf({
    stats: { expected: 3, unexpected: 1, flaky: 1 },
    suites: [{ specs: [spec('adds a card', 'expected')], suites: [{ specs: [spec('deletes', 'flaky')] }] }],
    specs: [spec('edits', 'unexpected')],
  });
  expect(countTests('playwright', report, true)).toEqual({
    passed: 3,
    failures: [
      { test: 'journeys/wallet.spec.ts (phone): edits', why: 'Error: unexpected' },
      { test: 'journeys/wallet.spec.ts (phone): deletes', why: 'Error: flaky' },
    ],
  });
});

it('reports an error outside of every test', () => {
  const report = reportOf({ stats: { expected: 0 }, suites: [], errors: [{ message: 'Error: no server' }] });
  expect(countTests('playwright', report, false)).toEqual({
    passed: 0,
    failures: [{ test: 'the run', why: 'Error: no server' }],
  });
});

it('counts a missing report as a failure', () => {
  expect(countTests('playwright', 'no-such-file.json', true).failures).toHaveLength(1);
});
