import type { Outcome } from './step.ts';

const MARKS = { passed: '✓', failed: '✗', 'not run': '–' } as const;

const total = (outcomes: readonly Outcome[], key: 'passed' | 'failed'): number =>
  outcomes.reduce((sum, outcome) => sum + outcome[key], 0);

/** The table at the end of `npm test`, and the line alone that machines read. */
export const summary = (outcomes: readonly Outcome[], seconds: number): string => {
  const width = Math.max(...outcomes.map(({ step }) => step.title.length));
  const rows = outcomes.map(({ step, verdict, passed, failed, seconds: took }) => {
    const numbers = `${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed`;
    const end =
      verdict === 'not run' ? 'not run: the build failed' : `${numbers} ${took.toFixed(1).padStart(7)} s`;
    return `${MARKS[verdict]} ${step.title.padEnd(width)} ${end}`;
  });
  const passed = total(outcomes, 'passed');
  const failed = total(outcomes, 'failed');
  return `\n${rows.join('\n')}\n\n${Math.round(seconds)} seconds in all\n${passed} passed, ${failed} failed\n`;
};
