import { expect, it } from 'vitest';
import type { Outcome } from './step.ts';
import { summary } from './summary.ts';

const outcome = (name: string, more: Partial<Outcome>): Outcome => ({
  step: { name, title: `the ${name}`, command: [] },
  verdict: 'passed',
  seconds: 1.25,
  passed: 3,
  failures: [],
  ...more,
});

it('lists what passed, without names when nothing failed', () => {
  expect(summary([outcome('tests', {}), outcome('e2e', { passed: 2 })], 61).split('\n')).toEqual([
    '',
    '✓ the tests      3 passed    0 failed     1.3 s',
    '✓ the e2e        2 passed    0 failed     1.3 s',
    '',
    '61 seconds in all',
    '5 passed, 0 failed',
    '',
  ]);
});

it('lists failures with their reasons right before the totals', () => {
  const failures = [{ test: 'wallet/cards.test.ts: is kept', why: 'AssertionError: expected 1 to be 2' }];
  const outcomes = [
    outcome('tests', { verdict: 'failed', failures }),
    outcome('e2e', { verdict: 'not run', passed: 0 }),
  ];
  expect(summary(outcomes, 9).split('\n').slice(1)).toEqual([
    '✗ the tests      3 passed    1 failed     1.3 s',
    '– the e2e   not run: the build failed',
    '',
    '✗ tests, wallet/cards.test.ts: is kept',
    '    AssertionError: expected 1 to be 2',
    '',
    '9 seconds in all',
    '3 passed, 1 failed',
    '',
  ]);
});

it('counts what this machine cannot run as skipped, not as passed', () => {
  const why = "it needs Debian's packages firefox-esr";
  const outcomes = [outcome('tests', {}), outcome('engines', { verdict: 'skipped', why, passed: 0 })];
  expect(summary(outcomes, 9).split('\n').slice(1)).toEqual([
    '✓ the tests        3 passed    0 failed     1.3 s',
    "– the engines skipped: it needs Debian's packages firefox-esr",
    '',
    '9 seconds in all',
    '3 passed, 0 failed, 1 skipped',
    '',
  ]);
});
