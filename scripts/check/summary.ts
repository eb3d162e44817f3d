import type { Outcome } from './step.ts';

const MARKS = { passed: '✓', failed: '✗', 'not run': '–' } as const;

const named = ({ step, failures }: Outcome): readonly string[] =>
  failures.flatMap(({ test, why }) => [`✗ ${step.name}, ${test}`, `    ${why}`]);

/** The table at the end of `npm test`, what failed by name, and the line alone that machines read. */
export const summary = (outcomes: readonly Outcome[], seconds: number): string => {
  const width = Math.max(...outcomes.map(({ step }) => step.title.length));
  const rows = outcomes.map(({ step, verdict, passed, failures, seconds: took }) => {
    const numbers = `${String(passed).padStart(6)} passed ${String(failures.length).padStart(4)} failed`;
    const end =
      verdict === 'not run' ? 'not run: the build failed' : `${numbers} ${took.toFixed(1).padStart(7)} s`;
    return `${MARKS[verdict]} ${step.title.padEnd(width)} ${end}`;
  });
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failures.length, 0);
  const names = failed > 0 ? `\n${outcomes.flatMap(named).join('\n')}\n` : '';
  return `\n${rows.join('\n')}\n${names}\n${Math.round(seconds)} seconds in all\n${passed} passed, ${failed} failed\n`;
};
