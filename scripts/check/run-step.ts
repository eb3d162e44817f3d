import { rmSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { command } from '../command.ts';
import { root } from '../root.ts';
import { countTests } from './counts.ts';
import type { Outcome, Step } from './step.ts';

const reportFile = (name: string): string => path.join(root, '.reports', `${name}.json`);

const reporting = ({
  name,
  report,
}: Step): { args: readonly string[]; env: Readonly<Record<string, string>> } => {
  const file = reportFile(name);
  if (report === 'vitest')
    return { args: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`], env: {} };
  if (report === 'playwright')
    return { args: ['--reporter=list,json'], env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file } };
  return { args: [], env: {} };
};

/**
 * Returns the findings of a step, or its last lines without any: of a long log often only the end is shown.
 */
function reasons(output: string): string {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim().slice(0, 400))
    .filter(Boolean);
  // The lines after a finding explain it.
  const found = lines.flatMap((line, at) => (line.startsWith('✗') ? lines.slice(at, at + 3) : []));
  return (found.length > 0 ? found.slice(0, 6) : lines.slice(-5)).join(' | ');
}

const heading = (title: string): string => `\n── ${title} ${'─'.repeat(Math.max(4, 76 - title.length))}\n`;

/** Runs one step. With `stream`, its output is shown at once, else when it has ended. */
export const runStep = async (step: Step, stream: boolean): Promise<Outcome> => {
  const started = performance.now();
  const { args, env } = reporting(step);
  rmSync(reportFile(step.name), { force: true });
  if (stream) process.stdout.write(heading(step.title));
  const { ok, output } = await command([...step.command, ...args], { env: { ...step.env, ...env }, stream });
  if (!stream) process.stdout.write(heading(step.title) + output);
  const seconds = (performance.now() - started) / 1000;
  const single = { passed: ok ? 1 : 0, failures: ok ? [] : [{ test: step.title, why: reasons(output) }] };
  const counts = step.report ? countTests(step.report, reportFile(step.name), ok) : single;
  const verdict = ok && counts.failures.length === 0 ? 'passed' : 'failed';
  process.stdout.write(
    `${verdict === 'passed' ? '✓' : '✗'} ${step.title}: ${verdict} in ${seconds.toFixed(1)} s\n`,
  );
  return { step, verdict, seconds, ...counts };
};
