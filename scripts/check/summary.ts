import type { Outcome } from './step.ts';

const MARKS = { passed: '✓', failed: '✗', 'not run': '–', skipped: '–' } as const;

const endOf = ({ verdict, why, passed, failures, seconds }: Outcome): string => {
  if (verdict === 'not run') return 'not run: the build failed';
  if (verdict === 'skipped') return `skipped: ${why}`;
  const numbers = `${String(passed).padStart(6)} passed ${String(failures.length).padStart(4)} failed`;
  return `${numbers} ${seconds.toFixed(1).padStart(7)} s`;
};

const named = ({ step, failures }: Outcome): readonly string[] =>
  failures.flatMap(({ test, why }) => [`✗ ${step.name}, ${test}`, `    ${why}`]);

/** Returns the table at the end of `npm test`, the failures by name, and one last line for machines. */
export const summary = (outcomes: readonly Outcome[], seconds: number): string => {
  const width = Math.max(...outcomes.map(({ step }) => step.title.length));
  const rows = outcomes.map(
    (outcome) => `${MARKS[outcome.verdict]} ${outcome.step.title.padEnd(width)} ${endOf(outcome)}`,
  );
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failures.length, 0);
  const skipped = outcomes.filter(({ verdict }) => verdict === 'skipped').length;
  const unseen = skipped > 0 ? `, ${skipped} skipped` : '';
  const names = failed > 0 ? `\n${outcomes.flatMap(named).join('\n')}\n` : '';
  return `\n${rows.join('\n')}\n${names}\n${Math.round(seconds)} seconds in all\n${passed} passed, ${failed} failed${unseen}\n`;
};
